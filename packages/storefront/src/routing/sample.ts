/**
 * Stands for every path when a shop is built. Next demands one path of each route and renders it; this one asks the API
 * for nothing, so that the build passes without it. Real pages are made when they are first asked for.
 */
export const sample = 'sample';

export const isSample = (...segments: string[]) => segments.includes(sample);
