import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
export const docs = join(root, 'docs');

/** Where readers find a file of the repository that is no page of the site. */
const repository = 'https://github.com/matchday/matchday/blob/main';

/**
 * The address of what a page links to outside `docs/`: its file in the repository. Undefined for a link that stays in the
 * site or leads to another one.
 * @param page the page's path below `docs/`
 * @throws Error if there is no such file
 */
export function repositoryLink(href: string, page: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return undefined;
  const [path = '', ...anchor] = href.split('#');
  const file = resolve(docs, dirname(page), decodeURI(path));
  const isPage = !relative(docs, file).startsWith('..') && file.endsWith('.md');
  if (isPage) return undefined;
  if (!existsSync(file)) throw new Error(`docs/${page} links to ${href}, which does not exist.`);
  return [`${repository}/${relative(root, file)}`, ...anchor].join('#');
}
