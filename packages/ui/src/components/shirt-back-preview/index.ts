export * from './shirt-back-preview';
