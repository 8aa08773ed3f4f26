export { GET } from '@matchday/storefront/routes/service-worker';
