import { isDeep } from '@matchday/test-depth';
import { configDefaults, defineConfig } from 'vitest/config';

/** These do not depend on the database, or always start the embedded one: on a server they would prove nothing new. */
const sameOnEveryDatabase = [
  'demo/**',
  'src/{config,openapi-document}.test.ts',
  'src/features/{baskets,content,orders,payments}/*.test.ts',
  'src/features/baskets/vouchers/**',
  'src/features/catalogue/{prints,products}/**',
  'src/features/catalogue/stock.test.ts',
  'src/features/checkout/checkout-completeness.test.ts',
  'src/features/checkout/drop-points/**',
  'src/features/customers/session/refresh.test.ts',
  'src/features/imports/{check/*,round-trip.test.ts}',
  'src/features/mails/compose-mail.test.ts',
  'src/features/media/rendering/**',
  'src/features/media/routes/get-{font,media}.test.ts',
  'src/features/payments/providers/**',
  'src/features/search/engine/**',
  'src/platform/*.test.ts',
  'src/platform/{accounts,contract,mail,observability,openapi}/**',
  'src/platform/http/{conditional-reads.test.ts,errors/**}',
  'test/{feature-order,operating-manual}.test.ts',
  'test/contract/examples.test.ts',
  'test/contract-kit/stock-client.test.ts',
  'test/server/**',
  'test/scenarios/{full-disk,interrupted-import,production-start,stopped-process,stopped-process.deep,traces}.test.ts',
];

/**
 * These take long and behave the same on both databases, so `npm test` runs them on one: on PostgreSQL if it is
 * installed. The deep tests run them on both.
 */
const onPostgresIfInstalled = [
  'src/features/catalogue/{queries/prices,release-preorders,stock-movements/stock-movements}.test.ts',
  'src/features/{customer-service,customers,imports,newsletter,order-management,staff}/**/routes/*.test.ts',
  'src/features/imports/import-store.test.ts',
  'src/features/imports/{pages,product-drafts,sales,settings,vouchers,write}/*.test.ts',
  'src/features/mails/deliver-mails.test.ts',
  'src/features/order-management/figures/*.test.ts',
  'src/features/staff/{audit-log,webhooks}/*.test.ts',
  'src/features/stores/changes/deliver-changes.test.ts',
  'src/jobs/retention.test.ts',
  'test/contract/{repetitions,safe-methods,tenants}.test.ts',
  'test/contract-kit/own-api.test.ts',
  'test/faults/{captured-equals-dispatched,failing-provider,killed-checkouts,many-checkouts}.test.ts',
  'test/scenarios/{fresh-catalogue,invoices,merged-baskets,order-status-changes,restored-backup}.test.ts',
];
const isRepeated = process.env.TEST_DATABASE === 'embedded' && process.env.TEST_AGAIN === 'postgres';

export default defineConfig({
  test: {
    exclude: [
      ...configDefaults.exclude,
      ...(isDeep ? [] : ['**/*.deep.test.ts']),
      ...(process.env.TEST_DATABASE_URL ? sameOnEveryDatabase : []),
      ...(isRepeated && !isDeep ? onPostgresIfInstalled : []),
    ],
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/database-template.ts',
    setupFiles: ['@matchday/test-depth/set-up'],
    // Padded answers and processes that start leave the two cores idle at times.
    maxWorkers: process.env.TEST_DATABASE_URL ? 4 : 3,
    // The files of a process share its modules and the compiled database; each has its own data and server.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
  },
});
