export { default, generateMetadata } from '@matchday/storefront/routes/forgot-password';
