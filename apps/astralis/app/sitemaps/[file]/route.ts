export { GET } from '@matchday/storefront/routes/sitemap';
