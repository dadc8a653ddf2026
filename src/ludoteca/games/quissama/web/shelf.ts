export const PLACE = 4; // on the shelf of the first page, from the left
