import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { demoFont } from '../demo/fonts';
import { demoImages } from '../demo/images';
import { Catalogue } from './catalogue/catalogue';
import type { Config } from './config';
import type { Database } from './db/database';
import { isMigrated, migrate } from './db/migrate';
import { openDatabase } from './db/open';
import type { OpenDatabase } from './db/open-database';
import { createMetrics, type Metrics } from './metrics/metrics';
import type { DropPointFinder } from './providers/drop-points/drop-point-finder';
import { embeddedDropPoints } from './providers/drop-points/embedded';
import { mailFolder } from './providers/mail/mail-folder';
import type { MailProvider } from './providers/mail/mail-provider';
import { smtp } from './providers/mail/smtp';
import { type FontFiles, fontFiles } from './providers/media/font-files';
import { ImageProcesses } from './providers/media/image-processes';
import { mediaDirectory } from './providers/media/media-directory';
import { firstOf, type MediaStore } from './providers/media/media-store';
import { RenditionCache } from './providers/media/rendition-cache';
import { shippedMedia } from './providers/media/shipped-media';
import { createPaymentProviders, type PaymentProviders } from './providers/payment/payment-providers';
import { StoreDirectory } from './shop/store-directory';

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
