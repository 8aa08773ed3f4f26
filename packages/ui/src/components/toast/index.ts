export * from './notify';
export * from './toasts';
