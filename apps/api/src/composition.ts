import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { traceIds } from '@matchday/telemetry';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from './config';
import type { Context } from './context';
import { Catalogue } from './features/catalogue/cache/catalogue';
import { embeddedDropPoints } from './features/checkout/drop-points/embedded';
import { ImageProcesses } from './features/media/rendering/image-processes';
import { RenditionCache } from './features/media/rendering/rendition-cache';
import { fontFiles } from './features/media/storage/font-files';
import { openMediaBucket } from './features/media/storage/media-bucket';
import { mediaDirectory } from './features/media/storage/media-directory';
import { firstOf } from './features/media/storage/media-store';
import { type ShippedImages, shippedMedia } from './features/media/storage/shipped-media';
import { createPaymentProviders } from './features/payments/providers/payment-providers';
import { searchIndexBuilder } from './features/search/build-index';
import { EmptySearches } from './features/search/empty-searches/empty-searches';
import { StoreDirectory } from './features/stores/store-directory';
import { countBacklog } from './jobs/backlog';
import { isMigrated, migrate, requireMigrations } from './platform/database/migrate';
import { openDatabase } from './platform/database/open';
import type { OpenDatabase } from './platform/database/open-database';
import { mailFolder } from './platform/mail/mail-folder';
import { smtp } from './platform/mail/smtp';
import { createMetrics } from './platform/observability/metrics';

/** Demonstration data that is shown besides the stores' own. */
export interface Demo {
  images(): ShippedImages;
  /** The path of a font file; null if there is none with this name. */
  font(name: string): string | null;
}

/**
 * Opens and migrates the configured database, and assembles the context.
 * @throws {DatabaseNotMigrated} when a migration is missing, which a separate job applies
 * @throws {DataDirectoryInUse} when another process holds the embedded database
 */
export async function createContext(config: Config, demo?: Demo): Promise<Context> {
  const log = createLog(config);
  const database = await openDatabase(config, (err) => log.error({ err }, 'database connection lost'));
  try {
    await (config.migratesSeparately ? requireMigrations : migrate)(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return assembleContext(config, database, { log, demo });
}

/** Assembles the context around an open database. */
export async function assembleContext(
  config: Config,
  database: OpenDatabase,
  {
    clock = () => new Date(),
    log = createLog(config),
    demo,
    imagePriority,
  }: {
    clock?: Context['clock'] | undefined;
    log?: FastifyBaseLogger;
    demo?: Demo | undefined;
    imagePriority?: number;
  } = {},
): Promise<Context> {
  const { db, vacuum } = database;
  const imageProcesses = new ImageProcesses(imagePriority);
  const ownMedia = config.mediaBucket
    ? await openMediaBucket(config.mediaBucket)
    : mediaDirectory(join(config.dataDir, 'media'));
  const originals = demo ? firstOf(ownMedia, shippedMedia(demo.images())) : ownMedia;
  const mail = config.smtpUrl
    ? smtp(config.smtpUrl, { requireTls: config.requireMailTls })
    : mailFolder(join(config.dataDir, 'mails'));
  return {
    config,
    db,
    log,
    clock,
    stores: new StoreDirectory(db),
    catalogue: new Catalogue(db, searchIndexBuilder, config.catalogueCache),
    emptySearches: new EmptySearches(),
    payments: await createPaymentProviders(config.payments, clock),
    dropPoints: config.inventedDropPoints ? embeddedDropPoints : undefined,
    media: new RenditionCache({
      directory: join(config.dataDir, 'renditions'),
      media: originals,
      processes: imageProcesses,
      maxBytes: config.renditions,
      log,
    }),
    originals,
    ownMedia,
    imageProcesses,
    fonts: fontFiles(ownMedia, (name) => demo?.font(name) ?? null),
    mail,
    adminChanges: new EventEmitter(),
    metrics:
      config.metrics || config.telemetry.metrics
        ? createMetrics(database, () => countBacklog(db, clock()))
        : undefined,
    vacuum,
    isReady: () => isMigrated(db).catch(() => false),
    close: async () => {
      await imageProcesses.close();
      await database.close();
    },
  };
}

/** The log of the process. Lines that belong to a trace have its ids. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination: DestinationStream = pino.destination(),
): FastifyBaseLogger {
  return pino({ level: logLevel, base: undefined, mixin: traceIds }, destination);
}
