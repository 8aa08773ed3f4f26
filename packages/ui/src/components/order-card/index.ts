export * from './order-card';
