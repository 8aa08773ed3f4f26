import { expect, it } from 'vitest';
import type { Certificate } from '../src/certificate';
import { certificatePage } from '../src/report/certificate-page';
import { summaryOf } from '../src/report/summary';

const version = {
  name: 'main',
  tree: 't',
  commit: 'abcdef0123',
  subject: 'Sell <shirts>',
  date: '2026-11-24T08:00:00Z',
};
const nothing = { added: [], gone: [] };

const same: Certificate = {
  club: 'dbu',
  from: version,
  to: version,
  made: '2026-11-24T09:00:00Z',
  clubs: [{ club: 'dbu', affected: false, parts: [{ part: 'Built shop', from: 'a', to: 'a', equal: true }] }],
  stories: { compared: 80, changes: [] },
  screens: { compared: 40, changes: [], failed: [] },
  bytes: [],
  routes: nothing,
  addresses: nothing,
  packages: nothing,
  contract: { breaking: [], additions: [] },
  texts: [],
  law: [],
  accessibility: { checked: 40, added: [], gone: [], known: [] },
};

const levels = (certificate: Certificate) =>
  Object.fromEntries(summaryOf(certificate).map(({ id, level }) => [id, level]));

it('says that nothing changed', () => {
  expect(new Set(Object.values(levels(same)))).toEqual(new Set(['same']));
  const page = certificatePage(same);
  expect(page).toContain('dbu is not affected');
  expect(page).toContain('Sell &lt;shirts&gt;');
});

it.each<[string, Partial<Certificate>, 'look' | 'refuse']>([
  ['contract', { contract: { breaking: [], additions: ['getFont'] } }, 'look'],
  ['contract', { contract: { breaking: ['getFont was removed'], additions: [] } }, 'refuse'],
  ['routes', { routes: { added: ['/stadium'], gone: [] } }, 'look'],
  ['routes', { routes: { added: [], gone: ['/cart'] } }, 'refuse'],
  ['law', { law: [{ name: 'vat-rates', from: 'MISSING', to: 'met' }] }, 'look'],
  ['law', { law: [{ name: 'vat-rates', from: 'met', to: 'MISSING' }] }, 'refuse'],
  ['screens', { screens: { ...same.screens, failed: [{ version: 'to', name: 'front-360' }] } }, 'refuse'],
  [
    'accessibility',
    {
      accessibility: { ...same.accessibility, added: [{ screen: 'front-360', violation: 'label: <input>' }] },
    },
    'refuse',
  ],
])('asks a person to look at the %s: %j', (id, change, level) => {
  expect(levels({ ...same, ...change })[id]).toBe(level);
  expect(certificatePage({ ...same, ...change })).toContain(`class="level ${level}"`);
});
