export * from './mobile-navigation';
