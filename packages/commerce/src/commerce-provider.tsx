import type { ApiClient } from '@matchday/api-client';
import { createContext, type ReactNode, use } from 'react';
import type { AuthDomain } from './auth/create-auth';
import type { BasketDomain } from './basket/basket-domain';
import type { ChoiceStorage } from './checkout/payment-choice';

/** The domains of one page. */
export interface Commerce {
  client: ApiClient;
  auth: AuthDomain;
  basket: BasketDomain;
  /** The browser's storage. */
  storage: ChoiceStorage;
}

const CommerceContext = createContext<Commerce | null>(null);

/** Provides login, basket and checkout to the components below it. */
export function CommerceProvider({ commerce, children }: { commerce: Commerce; children: ReactNode }) {
  return <CommerceContext value={commerce}>{children}</CommerceContext>;
}

/** @throws Error outside a CommerceProvider */
export function useCommerce(): Commerce {
  const commerce = use(CommerceContext);
  if (!commerce) throw new Error('useCommerce needs a CommerceProvider above it');
  return commerce;
}
