export * from './main-navigation';
