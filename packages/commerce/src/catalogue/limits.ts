/** How long typing must pause before suggestions are loaded, in milliseconds: the default fetch delay (S9.8). */
export const fetchDelay = 200;
/** How long after the search was opened a press outside of it closes it, in milliseconds (S2.40, S9.8). */
export const outsideClickGuard = 100;
/** Products on one page of a list. */
export const listPageSize = 24;
/** Pages of a list that one address may show together; further ones have their own. */
export const pagesTogether = 8;
/** The number of viewed products that a browser stores for each store. */
export const maxViewed = 12;
