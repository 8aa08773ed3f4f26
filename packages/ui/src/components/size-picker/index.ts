export * from './size-picker';
