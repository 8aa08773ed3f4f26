export { findEmptySearches } from './empty-searches/queries';
