import { keyframes } from '@vanilla-extract/css';

/** A block that moves across its track and back. */
export const cross = keyframes({ '0%': { translate: '0' }, '50%, 100%': { translate: '220px' } });
