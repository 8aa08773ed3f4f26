/** How long typing rests before suggestions are asked for, in milliseconds: the default fetch delay (S9.8). */
export const fetchDelay = 200;
/** How long after the search was opened a press outside of it closes it, in milliseconds (S2.40, S9.8). */
export const outsideClickGuard = 100;
/** Products on one page of a list. */
export const listPageSize = 24;
/** Pages of a list that one address may show together; further ones have their own. */
export const pagesTogether = 8;
/** Products that are remembered as viewed, in one store and browser. */
export const maxViewed = 12;
