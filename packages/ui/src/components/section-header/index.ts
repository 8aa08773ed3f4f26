export * from './section-header';
