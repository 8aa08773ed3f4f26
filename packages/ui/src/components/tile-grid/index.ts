export * from './tile-grid';
