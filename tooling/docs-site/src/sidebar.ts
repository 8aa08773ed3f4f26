import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docs } from './repository-links';

interface Entry {
  text: string;
  link: string;
}

/** The folders of `docs/` that have their own part of the sidebar, by its heading. */
const folders = { Documents: '', Security: 'security', Decisions: 'adr' } as const;

/** Every page by its first heading. Decisions come newest first. */
export function sidebar() {
  return Object.entries(folders).map(([text, folder]) => {
    const files = globSync('*.md', { cwd: join(docs, folder) }).filter((file) => file !== 'README.md');
    const entries = files.map((file) => entryOf(folder === '' ? file : `${folder}/${file}`));
    const items = folder === 'adr' ? entries.toSorted(byLink).toReversed() : entries.toSorted(byText);
    return { text, items, collapsed: folder !== '' };
  });
}

function entryOf(file: string): Entry {
  const [, heading] = /^# (.+)$/m.exec(readFileSync(join(docs, file), 'utf8')) ?? [];
  if (!heading) throw new Error(`docs/${file} has no heading.`);
  return { text: heading.replaceAll('`', ''), link: `/${file.replace('.md', '')}` };
}

const byText = (a: Entry, b: Entry) => a.text.localeCompare(b.text, 'en');
const byLink = (a: Entry, b: Entry) => a.link.localeCompare(b.link, 'en');
