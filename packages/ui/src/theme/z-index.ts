import { vars } from './contract.css';

/** The stacking order of what leaves the page's flow. */
export const zIndex = vars.layer;
