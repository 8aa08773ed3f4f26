import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleHash, shopHash } from './bundle-hash';
import { filesHash } from './files-hash';
import { installedPackages } from './installed-packages';
import { routesOf } from './routes';
import type { ClubFacts, SourceFacts } from './source-facts';

interface StoreData {
  store: { id: string };
  dictionary: Record<string, Record<string, string>>;
}

/** What the API starts with, and what it loads by name later. */
const apiEntries = ['src/main.ts', 'src/platform/database/migrations/*.ts', 'src/**/*-tasks.ts'];

/** Reads the version in a folder. It imports its modules, so a process can read a folder only once. */
export async function readSourceFacts(source: string): Promise<SourceFacts> {
  const load = (file: string) => import(pathToFileURL(join(source, file)).href);
  const lockfile = readFileSync(join(source, 'pnpm-lock.yaml'), 'utf8');
  const clubs = globSync('apps/*/brand', { cwd: source }).map((brand) => basename(dirname(brand)));
  const [{ demoStores }, { shippedTexts }, { screens }] = await Promise.all([
    load('apps/api/demo/index.ts'),
    load('packages/dictionary/src/languages/index.ts'),
    load('packages/screen-addresses/src/screens.ts'),
  ]);
  const demonstrations: StoreData[] = demoStores();

  async function readClub(club: string): Promise<ClubFacts> {
    const folder = join(source, 'apps', club);
    const packages = installedPackages(lockfile, `apps/${club}`);
    const demonstration = demonstrations.find(({ store }) => store.id === club);
    const texts = Object.fromEntries(
      Object.entries(ownTexts(folder, demonstration)).map(([culture, own]) => [
        culture,
        { ...Object.fromEntries(shippedTexts(culture)), ...own },
      ]),
    );
    return {
      hashes: {
        code: await shopHash(folder),
        // The page server reads its browser scripts when it starts, so no bundle contains them.
        files: hashOf(
          filesHash(folder, ['package.json', 'public/**']),
          filesHash(join(source, 'packages/page-server'), ['browser/*.js']),
        ),
        packages: hashOf(...packages),
        texts: hashOf(JSON.stringify(texts)),
        data: hashOf(
          JSON.stringify(demonstration ?? null),
          filesHash(folder, ['store/**']),
          filesHash(join(source, 'apps/api/demo/images'), [`${club}/**`]),
        ),
      },
      packages,
      routes: routesOf(join(folder, 'app')),
      texts,
    };
  }

  return {
    clubs: Object.fromEntries(
      await Promise.all(clubs.map(async (club) => [club, await readClub(club)] as const)),
    ),
    api: {
      code: await bundleHash(join(source, 'apps/api'), apiEntries),
      packages: hashOf(...installedPackages(lockfile, 'apps/api')),
    },
    addresses: screens.map(({ path }: { path: string }) => path),
  };
}

/** A store's own texts by culture, from the club's folder or from the demonstration. */
function ownTexts(folder: string, demonstration: StoreData | undefined): StoreData['dictionary'] {
  const file = join(folder, 'store/dictionary.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')).dictionary;
  return demonstration?.dictionary ?? {};
}

function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}
