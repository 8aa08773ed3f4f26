export { default, generateMetadata } from '@matchday/storefront/routes/failed';
