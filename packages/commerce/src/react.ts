export {
  useAccount,
  useInvoices,
  useOrder,
  useOrders,
  usePasskeys,
  useSessions,
  useUser,
} from './account/hooks';
export { useAuth, useAuthActions } from './auth/hooks';
export { useBasket, useBasketActions } from './basket/hooks';
export { useProducts, useSuggestions } from './catalogue/hooks';
export { useList } from './catalogue/use-list';
export { useCheckout, useCheckoutActions, useDropPoints } from './checkout/hooks';
export { type Commerce, CommerceProvider, useCommerce } from './commerce-provider';
export { useOrderReceipt } from './receipt/hooks';
