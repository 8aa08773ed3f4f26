export * from './filter-panel';
