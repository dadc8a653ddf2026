export const PLACE = 2; // on the shelf of the first page, from the left
