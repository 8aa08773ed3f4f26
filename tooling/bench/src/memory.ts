import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiDirectory, apiMemoryOptions, apiMemoryVariables } from '@matchday/launcher/parts';
import { findPostgres, startPostgres } from '@matchday/launcher/postgres';
import { type Crawled, crawl } from './crawl';
import { type Platform, type PlatformOptions, startPlatform } from './platform';

interface Figures extends Crawled {
  /** Megabytes of the API process: when ready, after the crawl, and the peak during it. */
  ready: number;
  crawled: number;
  peak: number;
}

/** Limits in megabytes: above the embedded database alone, and on PostgreSQL. */
const target = { aboveAlone: 150, onPostgres: 200 };
const readingMs = 500;
const run = promisify(execFile);

/** The memory of the API process after a crawl of every page of all shops, on both databases. */
export async function memoryBench(): Promise<string[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'matchday-bench-'));
  try {
    const first = await figuresOf({ dataDirectory });
    const second = await figuresOf({ dataDirectory });
    const alone = await embeddedAlone(dataDirectory);
    const above = Math.max(first.crawled, second.crawled) - alone;
    return [
      'MB                                ready  crawled  peak',
      line('embedded database, first start', first),
      line('embedded database, second start', second),
      `embedded database alone            ${alone.toFixed(0)}`,
      verdict('above the embedded database alone, MB', above, target.aboveAlone),
      ...(await postgresLines()),
    ];
  } finally {
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function postgresLines(): Promise<string[]> {
  if (!findPostgres()) return ['PostgreSQL: skipped, not installed'];
  const postgres = await startPostgres();
  try {
    const first = await figuresOf({ databaseUrl: postgres.url });
    const second = await figuresOf({ databaseUrl: postgres.url });
    return [
      line('PostgreSQL, first start', first),
      line('PostgreSQL, second start', second),
      verdict('on PostgreSQL, MB', Math.max(first.crawled, second.crawled), target.onPostgres),
    ];
  } finally {
    await postgres.stop();
  }
}

async function figuresOf(options: PlatformOptions): Promise<Figures> {
  const platform = await startPlatform(options);
  try {
    const ready = await platform.memory();
    const crawling = new AbortController();
    const peak = highest(platform, crawling.signal);
    const asked: Crawled = { pages: 0, images: 0 };
    for (const club of platform.services.clubs) {
      const shop = await platform.startShop(club);
      const { pages, images } = await crawl(club.url).finally(shop.stop);
      asked.pages += pages;
      asked.images += images;
    }
    crawling.abort();
    return { ...asked, ready, crawled: await platform.memory(), peak: await peak };
  } finally {
    await platform.stop();
  }
}

async function highest(platform: Platform, signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, await platform.memory());
    await wait(readingMs);
  }
  return peak;
}

/** The embedded database without the API, in a process with the same options and data. */
async function embeddedAlone(dataDirectory: string): Promise<number> {
  const library = createRequire(join(apiDirectory, 'package.json')).resolve('@electric-sql/pglite');
  const program = join(import.meta.dirname, 'embedded-alone.ts');
  const { stdout } = await run(
    process.execPath,
    [...apiMemoryOptions, program, library, join(dataDirectory, 'db')],
    { env: { ...process.env, ...apiMemoryVariables } },
  );
  return Number(stdout) / 1024 ** 2;
}

function line(name: string, { ready, crawled, peak, pages, images }: Figures): string {
  const columns = [ready.toFixed(0).padStart(5), crawled.toFixed(0).padStart(7), peak.toFixed(0).padStart(4)];
  return `${name.padEnd(32)}  ${columns.join('  ')}  (${pages} pages, ${images} images)`;
}

function verdict(what: string, value: number, limit: number): string {
  return `${what}: ${value.toFixed(0)} (target ${limit}: ${value <= limit ? 'reached' : 'MISSED'})`;
}
