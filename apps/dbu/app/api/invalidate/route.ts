export { POST } from '@matchday/storefront/cache/invalidate';
export { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } from '@matchday/storefront/gateway/gateway';
