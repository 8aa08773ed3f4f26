import { dependableStorage } from '@matchday/tracking';

/** The browser's storage; if it is forbidden, values are kept until the page is closed. */
export const browserStorage = dependableStorage(() => localStorage);
