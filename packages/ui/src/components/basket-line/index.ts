export * from './basket-line';
