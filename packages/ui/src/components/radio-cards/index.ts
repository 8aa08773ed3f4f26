export * from './radio-cards';
