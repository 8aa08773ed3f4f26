import { vars } from './contract.css';

/** The stacking order of elements outside the page's flow. */
export const zIndex = vars.layer;
