export * from './order-amounts';
export * from './order-summary';
