export * from './buy-box';
