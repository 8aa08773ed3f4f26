export { default, generateMetadata } from '@matchday/storefront/routes/newsletter-unsubscribe';
