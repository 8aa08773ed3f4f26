export { register } from '@matchday/storefront/instrumentation';
