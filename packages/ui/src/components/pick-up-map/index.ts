export * from './pick-up-map';
