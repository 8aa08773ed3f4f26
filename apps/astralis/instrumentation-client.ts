export { onRouterTransitionStart } from '@matchday/storefront/browser-start';
