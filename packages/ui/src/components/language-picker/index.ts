export * from './language-picker';
