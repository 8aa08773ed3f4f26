export * from './drop-point-option';
