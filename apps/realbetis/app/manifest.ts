export { default } from '@matchday/storefront/routes/manifest';
