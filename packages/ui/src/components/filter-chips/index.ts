export * from './filter-chips';
