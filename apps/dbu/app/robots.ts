export { default } from '@matchday/storefront/routes/robots';
