export * from './filter-group';
