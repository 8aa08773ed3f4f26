/** How long a change to the checkout waits for the next one, in milliseconds (S9.8). */
export const autosaveDelay = 500;
/** How long details wait after a temporary failure before they are sent again, in milliseconds. */
export const retryDelay = 5_000;
