import { useScopes } from './use-permissions';

/** Which pages the person's role includes. The API decides again with each call. */
export function usePages() {
  const { can, isPending } = useScopes();
  return {
    orders: can('orders', 'shipping', 'read'),
    withdrawals: can('orders', 'shipping', 'read'),
    messages: can('customers', 'read'),
    products: can('catalogue', 'stock', 'read'),
    stock: can('catalogue', 'stock', 'read'),
    vouchers: can('money', 'read'),
    squad: can('catalogue', 'read'),
    figures: can('catalogue', 'orders', 'read'),
    texts: can('content', 'read'),
    redirects: can('content', 'read'),
    settings: can('content', 'customers', 'money', 'read'),
    imports: can('catalogue', 'stock', 'content', 'money', 'read'),
    staff: can('staff', 'read'),
    audit: can('audit'),
    isPending,
  };
}
