export { useAccount } from './account/use-account';
export { useAuth, useAuthActions } from './auth/use-auth';
export { useBasket, useBasketActions } from './basket/use-basket';
export { useList } from './catalogue/use-list';
export { useSuggestions } from './catalogue/use-suggestions';
export { useCheckout, useCheckoutActions } from './checkout/use-checkout';
export { type Commerce, CommerceProvider, useCommerce } from './commerce-provider';
