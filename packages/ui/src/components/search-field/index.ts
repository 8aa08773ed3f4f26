export * from './search-field';
export * from './submit-term';
