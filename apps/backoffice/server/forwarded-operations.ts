import type { OperationAddress as Operation } from '@matchday/api-client';

/** Operations of a login, which have no session yet. */
const openOperations = [
  'POST /api/staff/login',
  'POST /api/staff/totp',
  'POST /api/staff/login/totp',
  'POST /api/staff/invitations/accept',
  'POST /api/staff/login/passkey/options',
  'POST /api/staff/login/passkey',
  'POST /api/staff/login/passkey/enrolment/options',
  'POST /api/staff/login/passkey/enrolment',
] as const satisfies readonly Operation[];

/** The operations that the screens use. Everything else of the API cannot be reached through the back office. */
const sessionOperations = [
  'GET /api/staff/me',
  'POST /api/staff/logout',
  'GET /api/staff/me/sessions',
  'DELETE /api/staff/me/sessions/{sessionId}',
  'POST /api/staff/re-authenticate',
  'POST /api/staff/re-authenticate/passkey/options',
  'POST /api/staff/re-authenticate/passkey',
  'GET /api/staff/me/passkeys',
  'POST /api/staff/me/passkeys/options',
  'POST /api/staff/me/passkeys',
  'DELETE /api/staff/me/passkeys/{passkeyId}',
  'GET /api/admin/staff',
  'POST /api/admin/staff',
  'PATCH /api/admin/staff/{id}',
  'DELETE /api/admin/staff/{id}',
  'GET /api/admin/audit',
  'GET /api/admin/orders',
  'GET /api/admin/orders/{orderId}',
  'POST /api/admin/orders/{orderId}/status',
  'POST /api/admin/orders/{orderId}/shipments',
  'POST /api/admin/orders/{orderId}/capture',
  'POST /api/admin/orders/{orderId}/refund',
  'GET /api/admin/orders/{orderId}/invoices',
  'GET /api/admin/orders/{orderId}/invoices/{invoiceId}/pdf',
  'GET /api/admin/withdrawals',
  'GET /api/admin/withdrawals/{withdrawalId}',
  'POST /api/admin/withdrawals/{withdrawalId}/accept',
  'POST /api/admin/withdrawals/{withdrawalId}/receive',
  'POST /api/admin/withdrawals/{withdrawalId}/close',
  'GET /api/admin/messages',
  'GET /api/admin/messages/{messageId}',
  'POST /api/admin/messages/{messageId}/answers',
  'GET /api/admin/products/{id}',
  'PUT /api/admin/products/{id}/prices',
  'POST /api/admin/products/{id}/draft',
  'GET /api/admin/product-choices',
  'GET /api/admin/product-drafts',
  'GET /api/admin/product-drafts/{id}',
  'PUT /api/admin/product-drafts/{id}',
  'DELETE /api/admin/product-drafts/{id}',
  'POST /api/admin/product-drafts/{id}/preview',
  'POST /api/admin/product-drafts/{id}/publish',
  'GET /api/admin/media/{key}',
  'PUT /api/admin/media/{key}',
  'GET /api/admin/stock',
  'GET /api/admin/stock/{variantId}/movements',
  'POST /api/admin/stock/{variantId}/movements',
  'POST /api/admin/stock/{variantId}/counts',
  'GET /api/admin/vouchers',
  'POST /api/admin/vouchers',
  'POST /api/admin/vouchers/end',
  'GET /api/admin/vouchers/{voucherId}/uses',
  'POST /api/admin/sales',
  'POST /api/admin/sales/preview',
  'GET /api/admin/products/{id}/sales',
  'POST /api/admin/products/{id}/sales',
  'POST /api/admin/products/{id}/sales/preview',
  'POST /api/admin/products/{id}/sales/{saleId}/end',
  'GET /api/admin/players',
  'GET /api/admin/players/{id}',
  'PUT /api/admin/players/{id}',
  'GET /api/admin/players/{id}/orders',
  'GET /api/admin/prints',
  'GET /api/admin/prints/{id}',
  'PUT /api/admin/prints/{id}',
  'GET /api/admin/figures',
  'GET /api/admin/figures/{table}',
  'GET /api/admin/texts',
  'GET /api/admin/texts/{culture}/{alias}',
  'PUT /api/admin/texts/{culture}/{alias}',
  'DELETE /api/admin/texts/{culture}/{alias}',
  'GET /api/admin/pages',
  'GET /api/admin/pages/{id}',
  'DELETE /api/admin/pages/{id}',
  'PUT /api/admin/pages/{id}/draft',
  'DELETE /api/admin/pages/{id}/draft',
  'PUT /api/admin/pages/{id}/draft/time',
  'POST /api/admin/pages/{id}/publish',
  'POST /api/admin/pages/{id}/preview',
  'GET /api/admin/pages/{id}/versions',
  'POST /api/admin/pages/{id}/versions/{versionId}/restore',
  'GET /api/admin/media',
  'GET /api/admin/media/{key}',
  'GET /api/admin/redirects',
  'POST /api/admin/redirects',
  'GET /api/admin/redirects/{redirectId}',
  'PUT /api/admin/redirects/{redirectId}',
  'DELETE /api/admin/redirects/{redirectId}',
  'GET /api/admin/shipping-methods',
  'GET /api/admin/shipping-methods/{shippingMethodId}',
  'PUT /api/admin/shipping-methods/{shippingMethodId}',
  'GET /api/admin/payment-methods',
  'PUT /api/admin/payment-methods',
  'GET /api/admin/vat',
  'PUT /api/admin/vat',
  'GET /api/admin/service-hours',
  'PUT /api/admin/service-hours',
  'POST /api/admin/imports',
  'GET /api/admin/imports/{id}',
  'GET /api/admin/exports/{part}',
  'GET /api/products/search',
  'GET /api/products/{id}',
] as const satisfies readonly Operation[];

export const forwardedOperations: readonly Operation[] = [...openOperations, ...sessionOperations];

const patterns = forwardedOperations
  .map((operation) => ({
    operation,
    pattern: new RegExp(`^${operation.replaceAll('/', '\\/').replace(/\{\w+\}/g, '[A-Za-z0-9._~-]+')}$`),
    placeholders: operation.split('{').length,
  }))
  .toSorted((a, b) => a.placeholders - b.placeholders);

/** The operation of a call; undefined for anything that is not forwarded. */
export function operationOf(method: string, path: string): Operation | undefined {
  return patterns.find(({ pattern }) => pattern.test(`${method} ${path}`))?.operation;
}

const fileOperations = [
  'POST /api/admin/imports',
  'PUT /api/admin/media/{key}',
] as const satisfies readonly Operation[];

/** Whether the body of an operation is a file, whose size the API limits. */
export const takesFile = (operation: Operation): boolean =>
  (fileOperations as readonly Operation[]).includes(operation);

export const isOpen = (operation: Operation): boolean =>
  (openOperations as readonly Operation[]).includes(operation);
