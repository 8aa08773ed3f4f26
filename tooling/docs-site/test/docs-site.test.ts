import { expect, it } from 'vitest';
import { repositoryLink } from '../src/repository-links';
import { sidebar } from '../src/sidebar';

it.each([
  ['../SECURITY.md', 'operating.md', 'SECURITY.md'],
  ['../tooling/contract-test/README.md#faults', 'contract.md', 'tooling/contract-test/README.md#faults'],
  ['../../CONTRIBUTING.md', 'adr/README.md', 'CONTRIBUTING.md'],
])('leads from %s in %s to the file in the repository', (href, page, file) => {
  expect(repositoryLink(href, page)).toBe(`https://github.com/matchday/matchday/blob/main/${file}`);
});

it.each(['testing.md', 'adr/README.md', '#words', 'https://shop.example/', 'no-such-page.md'])(
  'leaves %s to the site, which refuses pages that do not exist',
  (href) => {
    expect(repositoryLink(href, 'architecture.md')).toBeUndefined();
  },
);

it('refuses a link to a file that does not exist', () => {
  expect(() => repositoryLink('../no-such-file.md', 'architecture.md')).toThrow(
    'docs/architecture.md links to ../no-such-file.md, which does not exist.',
  );
});

it('lists documents by their headings, and the newest decision first', () => {
  const [documents, , decisions] = sidebar();
  expect(documents?.items).toContainEqual({ text: 'Architecture', link: '/architecture' });
  expect(documents?.items.some(({ text }) => text === 'Documents')).toBe(false);
  const links = decisions?.items.map(({ link }) => link) ?? [];
  expect(links.length).toBeGreaterThan(50);
  expect(links).toEqual(links.toSorted().toReversed());
});
