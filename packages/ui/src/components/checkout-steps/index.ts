export * from './checkout-steps';
