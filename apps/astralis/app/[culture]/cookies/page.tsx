export { default, generateMetadata } from '@matchday/storefront/routes/cookies';
