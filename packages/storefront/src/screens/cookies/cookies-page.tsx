import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { ConsentButton } from '../../consent/consent-button';
import { getSettings } from '../../data/shell';
import { cookieJar } from '../../gateway/cookie-jar';
import { PageFrame } from '../../layout/page-frame';
import { shopOrigin } from '../../seo/absolute-url';
import { getTranslate } from '../../texts/server-texts';
import type { Translate } from '../../texts/translate';
import * as styles from './cookies.css';
import { purposes, type StoredItem, storedItems } from './stored-items';

/** All that the shop stores in a browser, by purpose, and who else may store something. */
export async function CookiesPage({ culture }: { culture: string }) {
  const shop = cultureOf(brand, culture);
  const url = localPath(shop, '/cookies/');
  const [t, settings] = await Promise.all([getTranslate(culture), getSettings(culture, url)]);
  const currencies = [...new Set(brand.cultures.map(({ currency }) => currency))];
  const items = storedItems(cookieJar(brand.storeId, shopOrigin()), currencies);
  return (
    <PageFrame culture={culture} url={url}>
      <Container width="content" className={styles.page}>
        <Heading level={1}>{t('Cookie.List')}</Heading>
        <Text step="lead">{t('Cookie.List.Text')}</Text>
        <ConsentButton>{t('Cookie.Change')}</ConsentButton>
        {purposes.map((purpose) => (
          <section key={purpose} aria-labelledby={purpose} className={styles.purpose}>
            <Heading level={2} step="h3" id={purpose}>
              {t(`Cookie.${purpose}`)}
            </Heading>
            <Text>{t(`Cookie.${purpose}.Text`)}</Text>
            <ItemTable name={t(`Cookie.${purpose}`)} items={items[purpose]} t={t} />
            {purpose === 'Necessary' && <Text>{t('Cookie.List.Payment')}</Text>}
            {purpose === 'Marketing' && settings?.tagManagerId && <Text>{t('Cookie.List.TagManager')}</Text>}
          </section>
        ))}
      </Container>
    </PageFrame>
  );
}

function ItemTable({ name, items, t }: { name: string; items: readonly StoredItem[]; t: Translate }) {
  if (items.length === 0) return null;
  return (
    <table aria-label={name} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('Cookie.List.Name')}</th>
          <th scope="col">{t('Cookie.List.Use')}</th>
          <th scope="col">{t('Cookie.List.Lifetime')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.name}>
            <th scope="row">
              <code className={styles.name}>{item.name}</code>
              <Text as="span" step="caption" color="muted">
                {t(`Cookie.Place.${item.place}`)}
              </Text>
            </th>
            <td>{t(item.use)}</td>
            <td>{lifetimeText(item, t)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lifetimeText({ lifetime }: StoredItem, t: Translate): string {
  return typeof lifetime === 'number'
    ? t.plural('Cookie.Lifetime.Days', lifetime)
    : t(`Cookie.Lifetime.${lifetime}`);
}
