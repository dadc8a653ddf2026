export const PLACE = 1; // on the shelf of the first page, from the left
