export { default, generateMetadata } from '@matchday/storefront/routes/account-details';
