import type { Kit } from '../kit';

/** Settings, texts and pages. */
export async function checkContent(kit: Kit): Promise<void> {
  await kit.check('getSettings', () => checkSettings(kit));
  await kit.check('getDictionary', () => checkDictionary(kit));
  await kit.check('listContentSitemap', () => checkPages(kit));
  await kit.check('getContent', async () => {
    const { body } = await kit.succeed('getContent', { query: { url: await frontPage(kit) } });
    kit.expect('getContent', body.route !== null, 'the front page has no route');
    kit.expect('getContent', (body.route?.blocks.length ?? 0) > 0, 'the front page has no blocks');
    const path = `/no-such-page-${Date.now()}/`;
    await kit.refuse('getContent', { query: { url: path } }, 404, 'UnknownPage');
  });
}

async function frontPage(kit: Kit): Promise<string> {
  const { body } = await kit.succeed('getSettings');
  const { languageNavigation, culture } = body.views.clubSettings;
  return languageNavigation.find((entry) => entry.culture === culture)?.url ?? '/';
}

/** Learns the currency of each culture, too. */
async function checkSettings(kit: Kit): Promise<void> {
  const { store, culture } = kit.options;
  const own = (await kit.succeed('getSettings')).body.views.clubSettings;
  kit.expect('getSettings', own.storeId === store, `storeId is ${own.storeId}`);
  kit.expect('getSettings', own.culture === culture, `culture is ${own.culture}, not ${culture}`);
  kit.expect('getSettings', isTimeZone(own.timeZone), `${own.timeZone} is no time zone`);
  kit.expect('getSettings', /^[A-Z]{3}$/.test(own.currency), `currency is ${own.currency}`);
  kit.expect('getSettings', own.mainNavigation.length > 0, 'the main navigation is empty');
  kit.expect('getSettings', own.checkoutSettings.countries.length > 0, 'there are no countries');
  const cultures = new Set(own.languageNavigation.map((entry) => entry.culture));
  kit.expect('getSettings', cultures.has(culture), 'the culture is not in languageNavigation');
  kit.currencies.set(culture, own.currency);
  for (const { culture: other, url } of own.languageNavigation) {
    const { body } = await kit.succeed('getSettings', { culture: other, query: { url } });
    const { clubSettings } = body.views;
    kit.expect(
      'getSettings',
      clubSettings.culture === other,
      `${url} has the culture ${clubSettings.culture}`,
    );
    kit.currencies.set(other, clubSettings.currency);
  }
  const { body } = await kit.succeed('getSettings', { culture: 'xx-XX' });
  const fallback = body.views.clubSettings.culture;
  kit.expect('getSettings', cultures.has(fallback), 'an unknown culture is not replaced by a known one');
}

async function checkDictionary(kit: Kit): Promise<void> {
  const texts = new Map<string, ReadonlyMap<string, string>>();
  for (const culture of kit.currencies.keys()) {
    const { body } = await kit.succeed('getDictionary', { culture });
    const items = body.data.views.dictionaryItemsByCulture.dictionaryItems.map(({ view }) => view);
    const own = new Map(items.map(({ alias, value }) => [alias, value]));
    kit.expect('getDictionary', items.length > 0, 'there are no texts');
    kit.expect('getDictionary', own.size === items.length, 'an alias is listed twice');
    kit.expect('getDictionary', !own.has(''), 'a text has no alias');
    texts.set(culture, own);
  }
  const [first, ...others] = texts.values();
  for (const other of others) {
    const missing = [...(first?.keys() ?? [])].filter((alias) => !other.has(alias));
    kit.expect('getDictionary', missing.length === 0, `${missing.slice(0, 3).join(', ')} miss in a culture`);
    const isSame = [...other].every(([alias, value]) => first?.get(alias) === value);
    kit.expect('getDictionary', !isSame, 'all texts are the same in two cultures');
  }
}

async function checkPages(kit: Kit): Promise<void> {
  const { body } = await kit.succeed('listContentSitemap', { query: { page: 1 } });
  const { entries, totalItems, page } = body.sitemap;
  kit.expect('listContentSitemap', page === 1, `page is ${page}, not 1`);
  kit.expect('listContentSitemap', totalItems >= entries.length, 'totalItems is less than the entries');
  kit.expect('listContentSitemap', entries.length > 0, 'the sitemap is empty');
  for (const { url } of entries.slice(0, 5)) {
    const answer = await kit.succeed('getContent', { query: { url } });
    kit.expect('getContent', answer.body.meta.status === 200, `${url} of the sitemap is not a page`);
    kit.expect(
      'getContent',
      answer.body.route?.url === url,
      `the route of ${url} is ${answer.body.route?.url}`,
    );
  }
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
