export { DELETE, GET, PATCH, POST, PUT } from '@matchday/storefront/gateway/gateway';
