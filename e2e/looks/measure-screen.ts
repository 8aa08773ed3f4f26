import { firstLoad } from '@matchday/lighthouse/first-load';
import type { Page } from '@playwright/test';
import { violationsOf } from '../accessibility';

/** What a certificate says of a screen besides its picture. */
interface MeasuredScreen {
  /** Its address, without what differs at every visit. */
  path: string;
  /** Bytes, compressed with gzip, of what the document loads first. */
  javaScript: number;
  css: number;
  violations: string[];
}

type Replacement = readonly [pattern: string, instead: string];

/** Parts of texts and addresses that are new at every visit. */
const volatile: readonly Replacement[] = [
  ['[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', '00000000-0000-4000-8000-000000000000'],
  ['\\b[A-Z]+-?1000\\d\\d\\b', 'ORDER-000000'],
];

/** Now and today as a shop writes them, because a picture may be compared with one of another time. */
function todayIn(locale: string): Replacement[] {
  const styles = ['full', 'long', 'medium', 'short'] as const;
  return styles.flatMap((dateStyle): Replacement[] => {
    const day = escaped(new Intl.DateTimeFormat(locale, { dateStyle }).format());
    const moment = new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short' }).format();
    // The time of a visit, such as of its login.
    const withTime = escaped(moment).replace(/\d{1,2}(\\?[.:])\d{2}(?=\D*$)/, String.raw`\d{1,2}$1\d{2}`);
    return [
      [withTime, '1 January 2000, 12:00'],
      [day, '1 January 2000'],
    ];
  });
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Measures the screen that a page shows, and replaces what differs at every visit. */
export async function measureScreen(page: Page): Promise<MeasuredScreen> {
  const url = new URL(page.url());
  const violations = await violationsOf(page);
  const { javaScript, css } = await firstLoad(`${url.origin}${url.pathname}${url.search}`);
  const locale = await page.evaluate(() => document.documentElement.lang);
  await page.evaluate(replaceTexts, [...volatile, ...todayIn(locale)]);
  return {
    path: replaced(`${url.pathname}${url.search}`),
    javaScript: Math.round(javaScript * 1024),
    css: Math.round(css * 1024),
    violations: violations.map(replaced),
  };
}

const replaced = (text: string) =>
  volatile.reduce((rest, [pattern, instead]) => rest.replace(new RegExp(pattern, 'g'), instead), text);

function replaceTexts(replacements: readonly (readonly [string, string])[]) {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const text = node.textContent ?? '';
    const next = replacements.reduce(
      (rest, [pattern, instead]) => rest.replace(new RegExp(pattern, 'g'), instead),
      text,
    );
    if (next !== text) node.textContent = next;
  }
}
