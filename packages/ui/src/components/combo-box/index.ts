export * from './combo-box';
