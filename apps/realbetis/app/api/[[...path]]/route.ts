export { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } from '@matchday/storefront/gateway/gateway';
