export * from './card-link';
