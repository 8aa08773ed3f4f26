export { default, generateMetadata } from '@matchday/storefront/routes/order-history';
