import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { GivenAnswers } from '../src/answers/answers';
import { checkAnswers } from '../src/answers/check-answers';
import type { ExistingClubs } from '../src/existing-clubs';

const clubs: ExistingClubs = {
  root: '/repository',
  ids: ['api', 'dbu', 'storybook'],
  domains: new Map([['shop.dbu.example', 'DBU']]),
  directories: [],
  nextPort: 3004,
};
const given: GivenAnswers = {
  name: ' Harbour  Rovers ',
  domain: 'Shop.Rovers.example',
  colors: '#00843d rgb(255 255 255)',
  fonts: 'Gabarito, Albert Sans',
  cultures: 'da-DK, en-GB',
  currency: 'dkk',
};

it('reads every answer', async () => {
  expect(await checkAnswers(given, clubs)).toEqual({
    id: 'harbourrovers',
    name: 'Harbour Rovers',
    domain: 'shop.rovers.example',
    colors: { main: '#00843d', second: '#ffffff' },
    fonts: { display: 'gabarito', text: 'albert-sans' },
    cultures: [
      { culture: 'da', locale: 'da-DK', pathPrefix: '' },
      { culture: 'en', locale: 'en-GB', pathPrefix: '/en' },
    ],
    country: 'DK',
    currency: 'DKK',
  });
});

it('makes ids and addresses of letters outside ASCII', async () => {
  const answers = await checkAnswers({ ...given, name: 'Brøndby Ñandú', domain: 'blåbær.example' }, clubs);
  expect(answers).toMatchObject({ id: 'brondbynandu', domain: 'xn--blbr-roah.example' });
});

describe('refuses with the reason', () => {
  it.each<[keyof GivenAnswers, string, string]>([
    ['name', 'DBU', 'The id "dbu" is taken: there is a folder apps/dbu.'],
    ['name', 'API', 'The id "api" is taken'],
    ['name', 'UI', 'is the name of a package'],
    ['name', 'X', 'has 1 characters'],
    ['name', '1904', 'must have 2 to 20 letters and digits and begin with a letter'],
    ['name', 'Rovers; rm -rf /', 'may contain letters, digits, spaces'],
    ['domain', 'https://rovers.example', 'without https://'],
    ['domain', 'rovers', 'is no host name'],
    ['domain', 'rovers..example', 'is no host name'],
    ['domain', '-rovers.example', 'is no host name'],
    ['domain', 'rovers.example/shop', 'is no host name'],
    ['domain', '127.0.0.1', 'is no host name'],
    ['domain', 'shop.dbu.example', 'is that of DBU'],
    ['colors', '#ffffff #ffee00', '#ffffff and #ffee00 have a contrast of 1.2:1'],
    ['colors', 'greenish white', '"greenish" is no opaque colour'],
    ['colors', 'rgb(0 0 0 / 0.5) white', 'is no opaque colour'],
    ['colors', 'green', '1 colours: give two'],
    ['colors', 'green white black', '3 colours: give two'],
    ['fonts', 'Gabarito', 'Give two fonts'],
    ['fonts', 'Gabarito, ../etc', 'is no name of a font'],
    ['cultures', 'da', '"da" is no culture'],
    ['cultures', 'sv-SE', 'There is no language sv: there are da, en, es.'],
    ['cultures', 'en-GB en-US', 'The language en is there twice'],
    ['cultures', 'en-US', "decides the club's country, and US is not prepared"],
    ['currency', 'XYZ', 'no prices in "XYZ": it has them in EUR'],
    ['currency', '', 'no prices in ""'],
    ['logo', 'nowhere.svg', 'does not exist'],
  ])('%s %j', async (answer, value, reason) => {
    await expect(checkAnswers({ ...given, [answer]: value }, clubs)).rejects.toThrow(reason);
  });

  it('a logo that is no SVG image', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'matchday-logo-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const logo = join(folder, 'logo.svg');
    writeFileSync(logo, 'not an image');
    await expect(checkAnswers({ ...given, logo }, clubs)).rejects.toThrow('is not an SVG file');
    writeFileSync(
      logo,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10z"/></svg>',
    );
    expect(await checkAnswers({ ...given, logo }, clubs)).toMatchObject({ logo });
  });
});
