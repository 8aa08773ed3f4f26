export { default } from '@matchday/storefront/routes/not-found';
