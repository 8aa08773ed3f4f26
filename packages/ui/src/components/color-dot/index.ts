export * from './color-dot';
