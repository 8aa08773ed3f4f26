import { dependableStorage } from '@matchday/tracking';

/** What this browser remembers for the shopper alone; for the life of the page where it may remember nothing. */
export const browserStorage = dependableStorage(() => localStorage);
