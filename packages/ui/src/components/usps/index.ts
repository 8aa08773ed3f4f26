export * from './usps';
