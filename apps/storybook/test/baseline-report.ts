import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A component that differs from its baseline in a club. */
export interface Change {
  component: string;
  club: string;
  /** The share of its pixels that differ, from 0 to 1; undefined without a baseline. */
  share?: number;
  /** The images by role. */
  images: Record<string, Buffer>;
}

export const describeChange = ({ component, club, share }: Pick<Change, 'component' | 'club' | 'share'>) =>
  share === undefined
    ? `${component} has no baseline in ${club}`
    : `${component} changed in ${club}: ${(share * 100).toFixed(2)} % of its pixels`;

const figure = (source: string, caption: string) =>
  `<figure><img src="${source}" alt=""><figcaption>${caption}</figcaption></figure>`;

const style =
  'body { font: 16px/1.5 system-ui; margin: 2rem } div { display: flex; gap: 1rem; flex-wrap: wrap } figure { margin: 0 } img { max-width: 640px; border: 1px solid #999 }';

/** Writes the changed components and their clubs as an HTML page and as text. */
export async function writeReport(folder: string, changes: readonly Change[]) {
  await rm(folder, { recursive: true, force: true });
  if (changes.length === 0) {
    return;
  }
  await mkdir(folder, { recursive: true });
  const sections = await Promise.all(
    changes.map(async (change) => {
      const figures = await Promise.all(
        Object.entries(change.images).map(async ([caption, image]) => {
          const file = `${change.component}-${change.club}-${caption}.webp`;
          await writeFile(path.join(folder, file), image);
          return figure(file, caption);
        }),
      );
      return `<h2>${describeChange(change)}</h2><div>${figures.join('')}</div>`;
    }),
  );
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed components</title><style>${style}</style><h1>Changed components</h1>${sections.join('\n')}</html>`;
  await writeFile(path.join(folder, 'index.html'), page);
  await writeFile(path.join(folder, 'changes.txt'), `${changes.map(describeChange).join('\n')}\n`);
}
