export * from './definition-list';
