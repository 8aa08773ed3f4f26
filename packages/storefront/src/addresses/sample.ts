/**
 * A sample path for the build of a shop. Next requires one path of each route and renders it; this one does not call the API,
 * so that the build passes without it. Real pages are rendered at their first request.
 */
export const sample = 'sample';

export const isSample = (...segments: string[]) => segments.includes(sample);
