export { POST } from '@matchday/storefront/cache/invalidate';
