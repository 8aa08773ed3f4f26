export * from './option-summary';
