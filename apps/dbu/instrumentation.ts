export { onRequestError, register } from '@matchday/storefront/instrumentation';
