import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Certificate } from './certificate';
import { clubProofs } from './differences/club-proofs';
import { contractChanges } from './differences/contract';
import { listChanges, recordChanges } from './differences/lists';
import { comparePictures } from './differences/pictures';
import { accessibilityChanges, byteChanges } from './differences/screens';
import { textChanges } from './differences/texts';
import { measureClub, type Shots, takeStories } from './measures/measure-club';
import { measureVersion } from './measures/measure-version';
import type { ClubMeasurements, VersionMeasurements } from './measures/measurements';
import { remember } from './measures/remember';
import type { Options } from './options';
import { certificatePage } from './report/certificate-page';
import { checkOut, measurementsOf } from './versions/check-out';
import { resolveVersion, type Version } from './versions/resolve-version';

/** Outside the repository: Next would take the repository for the root of a version inside it. */
const cacheFolder = () => process.env.CERTIFICATE_CACHE || join(tmpdir(), 'matchday-certificate');

interface Measured {
  version: VersionMeasurements;
  club: ClubMeasurements;
  /** The folder with `<name>.webp` of each story. */
  stories: string;
}

/**
 * Measures both versions, or remembers what was measured of the same files before, and writes the certificate as
 * `index.html`, `certificate.json` and pictures.
 */
export async function makeCertificate(
  { club, from, to, out = join('certificates', club), ...shots }: Options,
  root: string,
  say: (line: string) => void,
): Promise<{ certificate: Certificate; folder: string }> {
  if (!existsSync(join(root, 'apps', club, 'brand'))) throw new Error(`There is no club ${club} in apps/.`);
  const versions = { from: resolveVersion(from, root), to: resolveVersion(to, root) };
  const cache = cacheFolder();
  const measure = (version: Version) => measureBoth(version, { club, shots, root, cache, say });
  const before = await measure(versions.from);
  const after = await measure(versions.to);

  const folder = join(root, out);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  say('Comparing');
  const certificate = await compare(club, versions, before, after, folder);
  writeFileSync(join(folder, 'certificate.json'), `${JSON.stringify(certificate, null, 2)}\n`);
  writeFileSync(join(folder, 'index.html'), certificatePage(certificate));
  return { certificate, folder };
}

interface Place {
  club: string;
  shots: Shots;
  root: string;
  cache: string;
  say: (line: string) => void;
}

async function measureBoth(version: Version, { club, shots, root, cache, say }: Place): Promise<Measured> {
  const folder = measurementsOf(version, root, cache);
  mkdirSync(folder, { recursive: true });
  const { widths, screens = ['all'] } = shots;
  const screensFolder = join(folder, [club, ...widths, ...screens].join('-'));
  const storiesFolder = join(folder, `${club}-stories`);
  const source = () => checkOut(version, root, cache);
  const measured = await remember(join(folder, 'version.json'), async () => {
    say(`Building ${version.name}`);
    return measureVersion(await source(), folder);
  });
  const stories = await remember(join(folder, `${club}-stories.json`), async () => {
    say(`Taking the stories of ${club} in ${version.name}`);
    return takeStories(await source(), club, storiesFolder, folder);
  });
  const screensMeasured = await remember(join(screensFolder, 'screens.json'), async () => {
    say(`Taking the screens of ${club} in ${version.name}`);
    return measureClub(await source(), club, shots, screensFolder);
  });
  return { version: measured, stories: stories.pictures, club: screensMeasured };
}

async function compare(
  club: string,
  versions: { from: Version; to: Version },
  before: Measured,
  after: Measured,
  folder: string,
): Promise<Certificate> {
  const [from, to] = [before.version.sources, after.version.sources];
  const [old, now] = [from.clubs[club], to.clubs[club]];
  const failed = (version: 'from' | 'to', names: readonly string[]) =>
    names.map((name) => ({ version, name }));
  return {
    club,
    ...versions,
    made: new Date().toISOString(),
    clubs: clubProofs(before.version, after.version),
    stories: await comparePictures(before.stories, after.stories, folder, 'stories'),
    screens: {
      ...(await comparePictures(before.club.pictures, after.club.pictures, folder, 'screens')),
      failed: [...failed('from', before.club.failed), ...failed('to', after.club.failed)],
    },
    bytes: byteChanges(before.club.screens, after.club.screens),
    routes: listChanges(old?.routes ?? [], now?.routes ?? []),
    addresses: listChanges(from.addresses, to.addresses),
    packages: listChanges(old?.packages ?? [], now?.packages ?? []),
    contract: contractChanges(before.version.contract, after.version.contract),
    texts: textChanges(old, now),
    law: recordChanges(before.club.law, after.club.law),
    accessibility: accessibilityChanges(before.club.screens, after.club.screens),
  };
}
