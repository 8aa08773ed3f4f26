export { DELETE, GET, PATCH, POST } from '@matchday/storefront/gateway/gateway';
