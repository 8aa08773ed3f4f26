export * from './side-navigation';
