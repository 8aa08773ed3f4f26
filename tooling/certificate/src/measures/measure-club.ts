import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findBrowser, installBrowser } from '@matchday/launcher/browser';
import { runIn } from '../versions/run-in';
import type { ClubMeasurements, LawResults, MeasuredScreen } from './measurements';
import { withPlatform } from './running-platform';

/** Which pictures are taken of a club's screens. */
export interface Shots {
  widths: readonly number[];
  /** The names of screens; all without them. */
  screens?: readonly string[];
}

/** Takes the pictures of a club in the version that is checked out, and checks its screens and its store's data. */
export async function measureClub(
  source: string,
  club: string,
  shots: Shots,
  folder: string,
): Promise<ClubMeasurements> {
  const pictures = join(folder, 'screens');
  mkdirSync(folder, { recursive: true });
  process.env.BROWSER_PATH = await usableBrowser();
  const data = join(folder, 'platform');
  // An earlier try may have left its data and pictures.
  for (const old of [data, pictures]) rmSync(old, { recursive: true, force: true });
  const measured = await withPlatform(source, data, join(folder, 'platform.log'), async (env) => {
    const law = await checkLaw(source, club, folder, env);
    const failed = await takeScreens(source, club, shots, pictures, folder, env);
    return { law, failed, pictures, screens: measuredIn(pictures) };
  });
  rmSync(data, { recursive: true });
  return measured;
}

const usableBrowser = async (): Promise<string> =>
  (await findBrowser()) ??
  installBrowser(async (command, args) => {
    execFileSync(command, args, { stdio: 'inherit' });
  });

/** Takes a picture of every component of a club in the version that is checked out. */
export async function takeStories(
  source: string,
  club: string,
  folder: string,
  logs: string,
): Promise<{ pictures: string }> {
  mkdirSync(folder, { recursive: true });
  process.env.BROWSER_PATH = await usableBrowser();
  const own = join(source, 'apps/storybook/baselines', club);
  // A picture that is close to the committed one would not be taken again.
  rmSync(own, { recursive: true, force: true });
  const test = ['exec', 'vitest', 'run', 'test/baselines.deep.test.tsx', '--update', '-t', `^${club} `];
  await runIn(source, ['pnpm', '--filter', '@matchday/storybook', ...test], join(logs, 'stories.log'), {
    env: { TEST_DEPTH: 'deep', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  cpSync(own, folder, { recursive: true });
  return { pictures: folder };
}

async function takeScreens(
  source: string,
  club: string,
  { widths, screens }: Shots,
  folder: string,
  logs: string,
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const taken = join(source, 'screenshots', club);
  rmSync(taken, { recursive: true, force: true });
  const output = await runIn(
    source,
    ['pnpm', '--filter', '@matchday/e2e', 'looks', `--project=${club}`, '--retries=1'],
    join(logs, 'screens.log'),
    {
      env: {
        ...env,
        LOOKS_MEASURED: '1',
        LOOKS_WIDTHS: widths.join(','),
        ...(screens && { LOOKS_PAGES: screens.join(',') }),
      },
      accepted: [0, 1],
    },
  );
  if (/^\s*\d+ (?:interrupted|did not run)$/m.test(output) || !existsSync(taken))
    throw new Error(`Not all screens could be visited. See ${join(logs, 'screens.log')}.`);
  cpSync(taken, folder, { recursive: true });
  return failuresIn(output).filter((name) => !existsSync(join(folder, `${name}.png`)));
}

/** The screens that Playwright's list names as failed: `✘ 12 [dbu] › … › front at 360`. */
function failuresIn(output: string): string[] {
  const lines = output.matchAll(/^\s*✘.*› ([\w-]+) at (\d+)/gm);
  return [...new Set([...lines].map(([, name, width]) => `${name}-${width}`))].toSorted();
}

function measuredIn(folder: string): Record<string, MeasuredScreen> {
  return Object.fromEntries(
    globSync('*.json', { cwd: folder })
      .toSorted()
      .map((file) => [basename(file, '.json'), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** Runs `npm run check:law` of the version. */
async function checkLaw(
  source: string,
  club: string,
  logs: string,
  env: NodeJS.ProcessEnv,
): Promise<LawResults> {
  const command = ['tsx', 'tooling/shop/src/main.ts', 'check-law', club];
  const output = await runIn(source, command, join(logs, 'law.log'), { env, accepted: [0, 1] });
  const lines = output.matchAll(/^(met|MISSING|skipped) +([\w-]+)$/gm);
  const results = Object.fromEntries([...lines].map(([, result, rule]) => [rule, result]));
  if (Object.keys(results).length === 0)
    throw new Error(`The check of the law said nothing. See ${logs}/law.log.`);
  return results as LawResults;
}
