/** What one looks for in a game that is over: marked where it is played again. */
export const KEY = ['becomes_master', 'takes_territory', 'fills_chamber', 'game_ends'];
