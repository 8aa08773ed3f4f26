export * from './side-menu';
