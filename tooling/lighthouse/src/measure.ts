import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { firstLoad } from './first-load';
import type { Figures } from './limits';

const runs = 3;
/** The number of attempts per run: a browser sometimes loses a trace, as Lighthouse's message says. */
const tries = 4;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

export interface Measured {
  figures: Figures;
  /** Titles of the pass/fail audits that did not pass. */
  failures: string[];
  /** The speed of the machine, as rated by Lighthouse: blocking times are long on a slow or shared machine. */
  benchmarkIndex: number;
}

/** A page's figures with Lighthouse's mobile defaults: the median of three runs. */
export async function measure(page: string, browser: string | undefined): Promise<Measured> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await runToItsEnd(page, browser));
  const ordered = results.toSorted((a, b) => score(a, 'performance') - score(b, 'performance'));
  const middle = ordered[Math.floor(runs / 2)];
  if (!middle) throw new Error(`Lighthouse gave no result for ${page}.`);
  const value = (audit: string) => middle.audits[audit]?.numericValue ?? Number.NaN;
  const figures = {
    performance: score(middle, 'performance'),
    accessibility: score(middle, 'accessibility'),
    bestPractices: score(middle, 'best-practices'),
    seo: score(middle, 'seo'),
    largestContentfulPaint: value('largest-contentful-paint'),
    layoutShift: value('cumulative-layout-shift'),
    blockingTime: value('total-blocking-time'),
    ...(await firstLoad(page)),
  };
  return { figures, failures: failures(middle), benchmarkIndex: middle.environment.benchmarkIndex };
}

async function runToItsEnd(page: string, browser: string | undefined): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const { runtimeError, ...result } = await runOnce(page, browser);
    if (!runtimeError) return result;
    if (attempt === tries) throw new Error(runtimeError.message);
  }
}

async function runOnce(page: string, chromePath: string | undefined): Promise<Result> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] });
  try {
    const response = await lighthouse(page, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
    });
    if (!response) throw new Error(`Lighthouse gave no result for ${page}.`);
    return response.lhr;
  } finally {
    chrome.kill();
  }
}

const score = ({ categories }: Result, id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);

const failures = ({ audits }: Result) =>
  Object.values(audits)
    .filter(({ scoreDisplayMode, score }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ title }) => title);
