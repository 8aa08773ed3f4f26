export * from './basket-badge';
