export * from './order-summary';
