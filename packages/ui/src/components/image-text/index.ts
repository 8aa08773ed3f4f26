export * from './image-text';
