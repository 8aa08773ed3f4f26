export * from './range-field';
