export { default, generateMetadata } from '@matchday/storefront/routes/reset-password';
