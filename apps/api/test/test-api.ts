import { constants } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { demoFont } from '../demo/fonts';
import { demoImages } from '../demo/images';
import { assembleContext } from '../src/composition';
import { type Config, readConfig } from '../src/config';
import type { Context } from '../src/context';
import { importStore } from '../src/features/imports/import-store';
import type { StoreData } from '../src/features/imports/store-data';
import type { App } from '../src/platform/http/app';
import { undeclaredError } from '../src/platform/http/errors/error-handler';
import { type ServerLimits, serverLimits } from '../src/platform/http/server-limits';
import { buildServer } from '../src/server';
import { north } from './seed/north';
import { south } from './seed/south';
import { openTestDatabase } from './test-database';

/** What tests use instead of a payment provider that takes money and a carrier. */
export const testServices = { PAYMENT_SANDBOX: 'on', DROP_POINTS: 'invented' } as const;

export interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The store for the StoreId header; null sends none. */
  store?: string | null;
  culture?: string;
  headers?: Record<string, string>;
  /** Sent as JSON; strings and buffers are sent unchanged. */
  body?: unknown;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test asserts is the shape of this
  body: any;
}

export interface TestApi {
  app: App;
  context: Context;
  /** Calls an operation, by default as the store `north` in English. */
  call(path: string, call?: Call): Promise<Answer>;
  /** The database URL; undefined for the embedded database. */
  databaseUrl: string | undefined;
  /** Listens on a free port, for tests that need sockets. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface TestApiOptions {
  /** Used instead of a new database; closed with the server. */
  database?: Awaited<ReturnType<typeof openTestDatabase>>;
  env?: Record<string, string>;
  stores?: readonly StoreData[];
  clock?: () => Date;
  /** Overrides of the context, such as a provider. */
  context?: (context: Context) => Partial<Context> | Promise<Partial<Context>>;
  /** Overrides of the server limits. */
  limits?: Partial<ServerLimits>;
}

/** Starts the real server on its own database with the test stores. */
export async function startTestApi(options: TestApiOptions = {}): Promise<TestApi> {
  const database = options.database ?? (await openTestDatabase());
  const config: Config = readConfig({
    ...testServices,
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    SHOP_ORIGINS: 'north=http://127.0.0.1:5990,south=http://127.0.0.1:5991',
    ...options.env,
  });
  const undeclared: string[] = [];
  const assembled = await assembleContext(config, database, {
    ...(options.env?.LOG_LEVEL === undefined && { log: logOfUndeclaredErrors(undeclared) }),
    clock: options.clock,
    demo: { images: demoImages, font: demoFont },
    // With the product's low one, tests would wait for whatever else the machine does.
    imagePriority: constants.priority.PRIORITY_NORMAL,
  });
  const context = { ...assembled, ...(await options.context?.(assembled)) };
  for (const store of options.stores ?? [north, south]) await importStore(context.db, store);
  const app = await buildServer(context, { ...serverLimits, ...options.limits });
  await app.ready();
  return {
    app,
    context,
    databaseUrl: database.url,
    call: (path, call) => send(app, path, call),
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await app.close();
      await context.close();
      if (undeclared.length > 0) throw new Error(undeclared.join(''));
    },
  };
}

/** A log that keeps only the errors that an operation answered without declaring them. */
function logOfUndeclaredErrors(undeclared: string[]): FastifyBaseLogger {
  const write = (line: string): void => {
    if (line.includes(undeclaredError)) undeclared.push(line);
  };
  return pino({ level: 'error' }, { write });
}

const isRaw = (body: unknown): body is string | Buffer => typeof body === 'string' || Buffer.isBuffer(body);

async function send(
  app: App,
  path: string,
  { method = 'GET', store = 'north', culture = 'en', ...call }: Call = {},
) {
  const response = await app.inject({
    method,
    url: path,
    headers: {
      ...(store === null ? {} : { StoreId: store }),
      culture,
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(call.body === undefined ? {} : { payload: isRaw(call.body) ? call.body : JSON.stringify(call.body) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    body: isJson ? response.json() : response.rawPayload,
  };
}
