export * from './rich-text';
