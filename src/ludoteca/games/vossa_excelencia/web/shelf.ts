export const PLACE = 5; // on the shelf of the first page, from the left
