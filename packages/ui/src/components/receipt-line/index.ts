export * from './receipt-line';
