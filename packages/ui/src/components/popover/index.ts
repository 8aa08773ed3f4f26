export * from './overlay-trigger';
export * from './popover';
