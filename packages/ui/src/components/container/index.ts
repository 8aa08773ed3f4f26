export * from './container';
