export { GET } from '@matchday/storefront/routes/manifest';
