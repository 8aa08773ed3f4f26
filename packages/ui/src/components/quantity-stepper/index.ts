export * from './quantity-stepper';
