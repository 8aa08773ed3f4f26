import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Records of the build itself: times, and what the build keeps for its next run. */
const records = /^(?:cache|dev|diagnostics|types|trace|trace-build|turbopack|lock)(?:\/|$)/;

/** Lists of what a deployment would copy. Their names count; the hashes in them are of files with the build's id. */
const list = /\.nft\.json$/;

/** Next's mark for a part of an address that it knows only at a request. */
const unknownPart = /(?<=%%drp:[\w-]+:)[\da-f]+(?=%%)/g;

/**
 * The variable with which builds can be compared: without it, Next invents a key that the ids of actions and, with them,
 * the names of a chunk's variables depend on.
 */
export const comparableBuild = {
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.from('only for comparing two builds ..').toString('base64'),
};

/**
 * The hash of a built shop. Next gives each build a new id and new keys for previews; they are replaced by their names
 * wherever they occur, in contents and in names of files. Everything else counts.
 */
export const outputHash = (folder: string): string => digest(outputEntries(folder).join('\n'));

/** The files of a built shop, each with the hash of what counts of its content. */
function outputEntries(folder: string): string[] {
  const inventions = inventionsOf(folder);
  const plain = (text: string) =>
    inventions
      .reduce((rest, [name, value]) => rest.replaceAll(value, `<${name}>`), text)
      .replace(unknownPart, '<part>');
  const files = globSync('**/*', { cwd: folder, exclude: ['cache/**', 'node_modules/**'] })
    .filter((file) => !records.test(file) && statSync(join(folder, file)).isFile())
    .map((file) => `${plain(file)} ${digest(plain(contentOf(join(folder, file))))}`);
  return files.toSorted();
}

function contentOf(file: string): string {
  if (!list.test(file)) return readFileSync(file, 'latin1');
  const { files }: { files: string[] } = JSON.parse(readFileSync(file, 'utf8'));
  return JSON.stringify(files.toSorted());
}

/** The values that Next invents for each build, by name. */
function inventionsOf(folder: string): [name: string, value: string][] {
  const { preview }: { preview: Record<string, string> } = JSON.parse(
    readFileSync(join(folder, 'prerender-manifest.json'), 'utf8'),
  );
  return [['build id', readFileSync(join(folder, 'BUILD_ID'), 'utf8').trim()], ...Object.entries(preview)];
}

const digest = (text: string) => createHash('sha256').update(text, 'latin1').digest('hex');
