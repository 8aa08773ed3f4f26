export * from './search-suggestions';
