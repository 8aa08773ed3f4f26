import type { Migration } from 'kysely/migration';
import * as stores from './20261121100000-stores';
import * as content from './20261121100100-content';
import * as catalogue from './20261121100200-catalogue';
import * as methods from './20261121100300-delivery-and-payment-methods';
import * as baskets from './20261121100400-baskets';
import * as orders from './20261121100500-orders';
import * as payments from './20261121100600-payments';
import * as outbox from './20261121100700-outbox';
import * as outboxVersions from './20261121100800-outbox-versions';
import * as mails from './20261121200100-mails';
import * as rateLimits from './20261121200101-rate-limits';
import * as customerService from './20261121200102-customer-service-and-newsletter';
import * as customers from './20261121200200-customers';
import * as catalogueFeed from './20261121200300-catalogue-feed';
import * as priceHistory from './20261121200400-price-history';
import * as changeTimes from './20261121200401-change-times';
import * as sizeGuides from './20261121200402-size-guides';
import * as prints from './20261121200500-prints';
import * as orderMoney from './20261121200600-order-money';
import * as vouchers from './20261121200601-vouchers';
import * as adminKeys from './20261121200700-admin-keys';
import * as imports from './20261121200701-imports';
import * as importRevisions from './20261121200702-import-revisions';
import * as paymentsAskedAt from './20261121200800-payments-asked-at';
import * as brandsOfOrderLines from './20261122100000-brands-of-order-lines';
import * as registrationsOfLinks from './20261123051000-registrations-of-links';
import * as devicesOfSessions from './20261123052500-devices-of-sessions';
import * as adminKeysForMoney from './20261123054500-admin-keys-for-money';
import * as retentionOfOrders from './20261123055000-retention-of-orders';
import * as expiryOfAdminKeys from './20261123055500-expiry-of-admin-keys';
import * as sustainabilityLabels from './20261123100000-sustainability-labels';
import * as nextBaskets from './20261123101000-next-baskets';
import * as passkeys from './20261123110000-passkeys';
import * as shipments from './20261123120000-shipments';
import * as changesOfOrders from './20261123121000-changes-of-orders';
import * as webhooks from './20261123122000-webhooks';
import * as reasonsOfRefunds from './20261123130000-reasons-of-refunds';
import * as consents from './20261124091500-consents';
import * as exclusionsOfPrints from './20261124091600-exclusions-of-prints';
import * as guaranteesAndParts from './20261124091700-guarantees-and-parts';
import * as vatCountries from './20261124093600-vat-countries';
import * as captureOnDispatch from './20261124093700-capture-on-dispatch';
import * as staff from './20261124121700-staff';
import * as auditEntries from './20261124123300-audit-entries';
import * as invoices from './20261124123600-invoices';
import * as orderSearch from './20261124124500-order-search';
import * as stockMovements from './20261124151700-stock-movements';
import * as campaigns from './20261124151800-campaigns';
import * as plannedSales from './20261124151900-planned-sales';
import * as returnsAndWithdrawals from './20261124151900-returns-and-withdrawals';
import * as answersToMessages from './20261124152100-answers-to-messages';
import * as ordersOfPlayers from './20261124153100-orders-of-players';
import * as figures from './20261124154700-figures';
import * as deliveryTimes from './20261124160000-delivery-times';
import * as storeSettings from './20261124164300-store-settings';
import * as pageDrafts from './20261124182700-page-drafts';
import * as productDrafts from './20261124183700-product-drafts';
import * as passkeysOfStaff from './20261125071000-passkeys-of-staff';
import * as draftsOfProductsInTheShop from './20261125181700-drafts-of-products-in-the-shop';

/** Every migration by its timestamp. Add new ones at the end, and never change an existing one. */
export const migrations: Readonly<Record<string, Migration>> = {
  '20261121100000-stores': stores,
  '20261121100100-content': content,
  '20261121100200-catalogue': catalogue,
  '20261121100300-delivery-and-payment-methods': methods,
  '20261121100400-baskets': baskets,
  '20261121100500-orders': orders,
  '20261121100600-payments': payments,
  '20261121100700-outbox': outbox,
  '20261121100800-outbox-versions': outboxVersions,
  '20261121200100-mails': mails,
  '20261121200101-rate-limits': rateLimits,
  '20261121200102-customer-service-and-newsletter': customerService,
  '20261121200200-customers': customers,
  '20261121200300-catalogue-feed': catalogueFeed,
  '20261121200400-price-history': priceHistory,
  '20261121200401-change-times': changeTimes,
  '20261121200402-size-guides': sizeGuides,
  '20261121200500-prints': prints,
  '20261121200600-order-money': orderMoney,
  '20261121200601-vouchers': vouchers,
  '20261121200700-admin-keys': adminKeys,
  '20261121200701-imports': imports,
  '20261121200702-import-revisions': importRevisions,
  '20261121200800-payments-asked-at': paymentsAskedAt,
  '20261122100000-brands-of-order-lines': brandsOfOrderLines,
  '20261123051000-registrations-of-links': registrationsOfLinks,
  '20261123052500-devices-of-sessions': devicesOfSessions,
  '20261123054500-admin-keys-for-money': adminKeysForMoney,
  '20261123055000-retention-of-orders': retentionOfOrders,
  '20261123055500-expiry-of-admin-keys': expiryOfAdminKeys,
  '20261123100000-sustainability-labels': sustainabilityLabels,
  '20261123101000-next-baskets': nextBaskets,
  '20261123110000-passkeys': passkeys,
  '20261123120000-shipments': shipments,
  '20261123121000-changes-of-orders': changesOfOrders,
  '20261123122000-webhooks': webhooks,
  '20261123130000-reasons-of-refunds': reasonsOfRefunds,
  '20261124091500-consents': consents,
  '20261124091600-exclusions-of-prints': exclusionsOfPrints,
  '20261124091700-guarantees-and-parts': guaranteesAndParts,
  '20261124093600-vat-countries': vatCountries,
  '20261124093700-capture-on-dispatch': captureOnDispatch,
  '20261124121700-staff': staff,
  '20261124123300-audit-entries': auditEntries,
  '20261124123600-invoices': invoices,
  '20261124124500-order-search': orderSearch,
  '20261124151700-stock-movements': stockMovements,
  '20261124151800-campaigns': campaigns,
  '20261124151900-planned-sales': plannedSales,
  '20261124151900-returns-and-withdrawals': returnsAndWithdrawals,
  '20261124152100-answers-to-messages': answersToMessages,
  '20261124153100-orders-of-players': ordersOfPlayers,
  '20261124154700-figures': figures,
  '20261124160000-delivery-times': deliveryTimes,
  '20261124164300-store-settings': storeSettings,
  '20261124182700-page-drafts': pageDrafts,
  '20261124183700-product-drafts': productDrafts,
  '20261125071000-passkeys-of-staff': passkeysOfStaff,
  '20261125181700-drafts-of-products-in-the-shop': draftsOfProductsInTheShop,
};
