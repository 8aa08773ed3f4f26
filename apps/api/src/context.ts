import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { demoFont } from '../demo/fonts';
import { demoImages } from '../demo/images';
import type { Config } from './config';
import { Catalogue } from './features/catalogue/cache/catalogue';
import type { DropPointFinder } from './features/checkout/drop-points/drop-point-finder';
import { embeddedDropPoints } from './features/checkout/drop-points/embedded';
import { ImageProcesses } from './features/media/rendering/image-processes';
import { RenditionCache } from './features/media/rendering/rendition-cache';
import { type FontFiles, fontFiles } from './features/media/storage/font-files';
import { mediaDirectory } from './features/media/storage/media-directory';
import { firstOf, type MediaStore } from './features/media/storage/media-store';
import { shippedMedia } from './features/media/storage/shipped-media';
import {
  createPaymentProviders,
  type PaymentProviders,
} from './features/payments/providers/payment-providers';
import { StoreDirectory } from './features/stores/store-directory';
import type { Database } from './platform/database/database';
import { isMigrated, migrate } from './platform/database/migrate';
import { openDatabase } from './platform/database/open';
import type { OpenDatabase } from './platform/database/open-database';
import { mailFolder } from './platform/mail/mail-folder';
import type { MailProvider } from './platform/mail/mail-provider';
import { smtp } from './platform/mail/smtp';
import { createMetrics, type Metrics } from './platform/observability/metrics';

/** Services and state shared by all operations. */
export interface Context {
  config: Config;
  db: Kysely<Database>;
  log: FastifyBaseLogger;
  clock: () => Date;
  stores: StoreDirectory;
  catalogue: Catalogue;
  payments: PaymentProviders;
  dropPoints: DropPointFinder;
  media: RenditionCache;
  imageProcesses: ImageProcesses;
  fonts: FontFiles;
  mail: MailProvider;
  /** Undefined if metrics are off. */
  metrics: Metrics | undefined;
  /** Vacuums the database; undefined if the database does it by itself. */
  vacuum: OpenDatabase['vacuum'];
  /** Whether the database is reachable and fully migrated. */
  isReady: () => Promise<boolean>;
  close: () => Promise<void>;
}

/**
 * Opens and migrates the configured database, and assembles the context.
 * @throws {DataDirectoryInUse} when another process holds the embedded database
 */
export async function createContext(config: Config): Promise<Context> {
  const log = createLog(config);
  const database = await openDatabase(config, (err) => log.error({ err }, 'database connection lost'));
  try {
    await migrate(database.db);
  } catch (error) {
    await database.close();
    throw error;
  }
  return assembleContext(config, database, undefined, log);
}

/** Assembles the context around an open database. */
export async function assembleContext(
  config: Config,
  database: OpenDatabase,
  clock: Context['clock'] = () => new Date(),
  log: FastifyBaseLogger = createLog(config),
): Promise<Context> {
  const { db, vacuum } = database;
  const imageProcesses = new ImageProcesses();
  const mail = config.smtpUrl ? smtp(config.smtpUrl) : mailFolder(join(config.dataDir, 'mails'));
  return {
    config,
    db,
    log,
    clock,
    stores: new StoreDirectory(db),
    catalogue: new Catalogue(db, config.catalogueCache),
    payments: await createPaymentProviders(config, clock),
    dropPoints: embeddedDropPoints,
    media: new RenditionCache({
      directory: join(config.dataDir, 'renditions'),
      media: mediaOf(config),
      processes: imageProcesses,
      maxBytes: config.renditions,
      log,
    }),
    imageProcesses,
    fonts: fontFiles(join(config.dataDir, 'media'), config.demo ? demoFont : () => null),
    mail,
    metrics: config.metrics && createMetrics(database, clock),
    vacuum,
    isReady: () => isMigrated(db).catch(() => false),
    close: async () => {
      await imageProcesses.close();
      await database.close();
    },
  };
}

/** The store's own images, with those of the demonstration as fallback. */
function mediaOf({ dataDir, demo }: Config): MediaStore {
  const own = mediaDirectory(join(dataDir, 'media'));
  return demo ? firstOf(own, shippedMedia(demoImages())) : own;
}

function createLog({ logLevel }: Config): FastifyBaseLogger {
  return pino({ level: logLevel, base: undefined });
}
