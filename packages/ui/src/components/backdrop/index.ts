export * from './backdrop';
