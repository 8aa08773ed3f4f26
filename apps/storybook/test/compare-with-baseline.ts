import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserCommand } from 'vitest/node';
import { type Change, describeChange, writeReport } from './baseline-report';
import { asBaseline, imageDifference } from './image-difference';

const root = path.resolve(import.meta.dirname, '..');
const baselines = path.join(root, 'baselines');

/** The folder of the report on changes; git ignores it. */
const reportFolder = path.join(root, 'test-results/baselines');

/** The share of an image's pixels that may differ. */
const tolerance = 0.0005;

const changes = new Map<string, Change>();

async function report(change: Change): Promise<string> {
  changes.set(`${change.component} ${change.club}`, change);
  await writeReport(reportFolder, [...changes.values()]);
  return `${describeChange(change)}. See ${path.relative(process.cwd(), reportFolder)}/index.html; if it is meant: npm run baselines`;
}

/**
 * Takes a screenshot of the page and compares it with the component's baseline in the club. Resolves to an empty string if
 * they match, otherwise to the difference. With Vitest's `--update`, the screenshot becomes the baseline.
 */
export const compareWithBaseline: BrowserCommand<[component: string, club: string]> = async (
  { page, project },
  component,
  club,
) => {
  const screenshot = await page
    .locator('iframe[data-vitest="true"]')
    .screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' });
  const now = await asBaseline(screenshot);
  const file = path.join(baselines, club, `${component}.webp`);
  const before = await readFile(file).catch(() => undefined);
  const difference = before && (await imageDifference(before, now));
  if (difference && difference.share <= tolerance) {
    return '';
  }
  if (project.config.snapshotOptions.updateSnapshot === 'all') {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, now);
    return '';
  }
  return difference
    ? report({
        component,
        club,
        share: difference.share,
        images: { before, now, difference: await difference.image() },
      })
    : report({ component, club, images: { now } });
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    compareWithBaseline: (component: string, club: string) => Promise<string>;
  }
}
