import { availableParallelism, loadavg } from 'node:os';
import { findBrowser } from '@matchday/launcher/browser';
import { readServices } from '@matchday/launcher/ports';
import { chromium } from '@playwright/test';
import { missed, table } from './figures-table';
import { measureOnPhone, type PhoneFigures, phoneLimits } from './measure-phone';
import { productPath, warm } from './product-pages';

const rounds = 5;

const pages = process.argv.slice(2).map((address) => ({ name: address, address }));
if (pages.length === 0) {
  const { clubs, api } = readServices();
  for (const club of clubs)
    pages.push({ name: club.name, address: `${club.url}${await productPath(club, api.url)}` });
}
for (const { address } of pages) await warm(address);

const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
const measured = new Map<string, PhoneFigures[]>(pages.map(({ name }) => [name, []]));
// In turn, so that what else the machine does is shared by all pages.
for (let round = 0; round < rounds; round += 1)
  for (const { name, address } of pages) measured.get(name)?.push(await measureOnPhone(browser, address));
await browser.close();

const rows = [...measured].map(([name, all]) => ({ name, figures: medians(all) }));
console.log(table(phoneLimits, rows));
console.log(`\n${describeMachine()}`);
process.exit(rows.some(({ figures }) => missed(phoneLimits, figures).length > 0) ? 1 : 0);

function medians(all: readonly PhoneFigures[]): PhoneFigures {
  const names = Object.keys(phoneLimits) as (keyof PhoneFigures)[];
  const median = (name: keyof PhoneFigures) => {
    const sorted = all.map((figures) => figures[name]).toSorted((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  };
  return Object.fromEntries(names.map((name) => [name, median(name)])) as Record<keyof PhoneFigures, number>;
}

/** What else the machine did decides about figures as much as the pages. */
function describeMachine(): string {
  const load = loadavg().map((average) => average.toFixed(1));
  return `Median of ${rounds}. ${availableParallelism()} cores, load of the last 1, 5 and 15 minutes: ${load.join(', ')}.`;
}
