import type { Usp as UspData } from '../data/contract';

/** Promises in the form that the component takes. */
export const uspsOf = (usps: readonly UspData[]) =>
  usps.map(({ text, link, showOnMobile }) => ({
    text,
    href: link?.url,
    target: link?.target ?? undefined,
    showOnMobile,
  }));
