/** A player, for a message. */
export const player = (seat: number) => ({ seat });
