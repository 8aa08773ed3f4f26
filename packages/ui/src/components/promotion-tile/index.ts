export * from './promotion-tile';
