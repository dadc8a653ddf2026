export const PLACE = 3; // on the shelf of the first page, from the left
