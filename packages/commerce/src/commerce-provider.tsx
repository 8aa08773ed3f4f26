import { createContext, type ReactNode, use } from 'react';
import type { BasketDomain } from './basket/create-basket';
import type { CheckoutDomain } from './checkout/create-checkout';

/** The domains of one page. */
export interface Commerce {
  basket: BasketDomain;
  checkout: CheckoutDomain;
}

const CommerceContext = createContext<Commerce | null>(null);

/** Gives the components below it their basket and checkout. */
export function CommerceProvider({ commerce, children }: { commerce: Commerce; children: ReactNode }) {
  return <CommerceContext value={commerce}>{children}</CommerceContext>;
}

/** @throws Error outside a CommerceProvider */
export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it');
  return commerce;
}
