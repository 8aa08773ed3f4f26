export { useAccount } from './account/use-account';
export { useAuth, useAuthActions } from './auth/use-auth';
export { useBasket, useBasketActions } from './basket/use-basket';
export { useCheckout, useCheckoutActions } from './checkout/use-checkout';
export { type Commerce, CommerceProvider, useCommerce } from './commerce-provider';
