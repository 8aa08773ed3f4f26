export { GET } from '@matchday/storefront/routes/media';
