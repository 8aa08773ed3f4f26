export * from './cluster';
