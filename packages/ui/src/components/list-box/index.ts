export * from './list-box';
