export * from './swatches';
