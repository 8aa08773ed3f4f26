export * from './checkout-section';
