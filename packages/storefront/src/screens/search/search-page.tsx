import { type ListQuery, writeListQuery } from '@matchday/commerce/catalogue';
import { Container } from '@matchday/ui/container';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { SearchField } from '@matchday/ui/search-field';
import { Text } from '@matchday/ui/text';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf, localPath } from '../../brand';
import { getList } from '../../data/list';
import { getSettings } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { pageMetadata } from '../../seo/page-metadata';
import { documentTitle } from '../../seo/site-name';
import { getTranslate } from '../../texts/server-texts';
import * as styles from '../category/category-page.css';
import { SubCategories } from '../category/sub-categories';
import { MissingPage } from '../error/missing-page';
import { ProductList } from '../list/product-list';

export interface SearchRequest {
  culture: string;
  /** The first page that is shown, from 1. */
  page: number;
  query: ListQuery;
}

const urlOf = (culture: string) => localPath(cultureOf(brand, culture), '/search-page/');

/** Results are for the shopper who asked, not for search engines. */
export async function searchMetadata({ culture, query: { term } }: SearchRequest): Promise<Metadata> {
  const t = await getTranslate(culture);
  const title = await documentTitle(culture, term ? t('Search.Results', { term }) : t('Search.Title'));
  return pageMetadata({ culture, url: urlOf(culture), title, noIndex: true });
}

/** S2.2: what is found for a term, with the same filters as a category has. */
export async function SearchPage({ culture, page, query }: SearchRequest) {
  const url = urlOf(culture);
  const { term } = query;
  const [list, settings, t] = await Promise.all([
    term ? getList(culture, null, page, writeListQuery(query)) : null,
    getSettings(culture, url),
    getTranslate(culture),
  ]);
  if (list && (page < 1 || page > Math.max(1, list.summary.totalPages)))
    return <MissingPage culture={culture} />;
  const { suggestion = null, categories = [] } = list?.summary ?? {};
  const ways = (settings?.mainNavigation ?? []).map((item) => ({
    id: item.url,
    name: item.name,
    url: item.url,
  }));
  return (
    <PageFrame culture={culture} url={url}>
      <Container width="wide" className={styles.page}>
        <header className={styles.header}>
          <Heading level={1}>{term ? t('Search.Results', { term }) : t('Search.Start')}</Heading>
          {!term && <Text color="muted">{t('Search.Start.Text')}</Text>}
          {suggestion !== null && <Text>{t('Search.Corrected', { term, suggestion })}</Text>}
          <SearchField
            label={t('Search.Label')}
            submitLabel={t('Search.Submit')}
            action={url}
            defaultValue={term}
            className={styles.search}
          />
        </header>
        <SubCategories categories={categories} label={t('Search.Categories')} />
        {list ? (
          <ProductList
            culture={culture}
            categoryId={null}
            name={t('Search.Title')}
            url={url}
            query={query}
            list={list}
            nothing={
              <EmptyState
                icon="search"
                heading={t('Search.Empty', { term })}
                text={t('Search.Empty.Text')}
                actions={<SubCategories wrapped categories={ways} label={t('Search.Empty.Categories')} />}
              />
            }
          />
        ) : (
          <SubCategories categories={ways} label={t('Search.Empty.Categories')} />
        )}
      </Container>
    </PageFrame>
  );
}
