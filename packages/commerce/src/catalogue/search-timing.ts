/** How long typing must pause before suggestions are loaded, in milliseconds: the default fetch delay (S9.8). */
export const fetchDelay = 200;
/** How long after the search was opened a press outside of it closes it, in milliseconds (S2.40, S9.8). */
export const outsideClickGuard = 100;
