export * from './address-card';
