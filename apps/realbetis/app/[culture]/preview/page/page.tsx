export { default, metadata } from '@matchday/storefront/routes/preview-page';
