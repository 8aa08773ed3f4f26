export * from './ambient-video';
export * from './video';
