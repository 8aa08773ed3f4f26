import type { Slots } from './slots';

/** The slots of a club without `slots/slots.ts`; `next-config.ts` replaces this module by that file. */
export const slots: Slots = {};
