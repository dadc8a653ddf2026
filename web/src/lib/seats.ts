/** The marks of the seats, beside their colours: not everybody tells colours apart. */
export const MARKS = ['●', '■', '▲', '◆', '★', '✚'];
