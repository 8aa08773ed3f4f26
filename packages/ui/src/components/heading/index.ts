export * from './heading';
