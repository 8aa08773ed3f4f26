import { type ListQuery, writeListQuery } from '@matchday/commerce/catalogue';
import { slots } from '@matchday/storefront/club-slots';
import { Breadcrumb } from '@matchday/ui/breadcrumb';
import { ButtonLink } from '@matchday/ui/button';
import { Container } from '@matchday/ui/container';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { pagedPath } from '../../addresses/paths';
import { cultureOf } from '../../brand';
import { getCategory } from '../../data/category';
import { getList } from '../../data/list';
import { PageFrame } from '../../layout/page-frame';
import { ShopLink } from '../../layout/shop-link';
import { JsonLd } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/page-metadata';
import { documentTitle } from '../../seo/site-name';
import { breadcrumbData } from '../../seo/structured-data';
import { followed } from '../../slots/fill';
import { getTranslate } from '../../texts/server-texts';
import { followRedirect } from '../error/follow-redirect';
import { MissingPage, missingMetadata } from '../error/missing-page';
import { ProductList } from '../list/product-list';
import * as styles from './category-page.css';
import { SubCategories } from './sub-categories';

export interface CategoryRequest {
  culture: string;
  id: string;
  /** The first page that is shown, from 1. */
  page: number;
  query: ListQuery;
}

async function load({ culture, id, page, query }: CategoryRequest) {
  const category = await getCategory(culture, id);
  const list = category && (await getList(culture, id, page, writeListQuery(query)));
  const exists = list && page >= 1 && page <= Math.max(1, list.summary.totalPages);
  return exists ? { category, list } : null;
}

/** A filtered list is for the shopper who put it together, not for search engines. */
export async function categoryMetadata(request: CategoryRequest): Promise<Metadata> {
  const { culture, page, query } = request;
  const [found, t] = await Promise.all([load(request), getTranslate(culture)]);
  if (!found) return missingMetadata(culture);
  const { category, list } = found;
  const pages = list.summary.totalPages;
  const paged = (title: string) => (page === 1 ? title : `${title} (${t('Category.Page', { page, pages })})`);
  return pageMetadata({
    culture,
    url: pagedPath(category.url, page),
    title: category.metaTitle
      ? paged(category.metaTitle)
      : await documentTitle(culture, paged(category.name)),
    description: category.metaDescription,
    image: category.image,
    noIndex: writeListQuery(query) !== '',
  });
}

/** A category with its sub-categories and its products, narrowed and sorted as the address says (S2.16). */
export async function CategoryPage(request: CategoryRequest) {
  const { culture, page, query } = request;
  const [found, t] = await Promise.all([load(request), getTranslate(culture)]);
  if (!found) {
    await followRedirect(culture, `c-${request.id}`);
    return <MissingPage culture={culture} />;
  }
  const { category, list } = found;
  const parent = category.breadcrumb.at(-2);
  return (
    <PageFrame culture={culture} url={category.url}>
      <JsonLd data={breadcrumbData(category.breadcrumb)} />
      <Container width="wide" className={styles.page}>
        <Breadcrumb
          label={t('Navigation.Breadcrumb')}
          items={category.breadcrumb.map(({ name, url }) => ({ name, href: url }))}
          linkAs={ShopLink}
        />
        <header className={styles.header}>
          <Heading level={1}>{category.name}</Heading>
          {category.description && page === 1 && (
            <Text step="lead" color="muted" className={styles.description}>
              {category.description}
            </Text>
          )}
        </header>
        {followed(
          <SubCategories categories={category.children} label={t('Category.Subcategories')} />,
          slots.categoryBlock,
          { ...cultureOf(brand, culture), category },
        )}
        <ProductList
          culture={culture}
          categoryId={category.id}
          name={category.name}
          url={category.url}
          query={query}
          list={list}
          nothing={
            <EmptyState
              icon="box"
              heading={t('Category.Empty')}
              text={t('Category.Empty.Text')}
              actions={
                parent && (
                  <ButtonLink as={ShopLink} href={parent.url}>
                    {t('Category.Empty.Link', { name: parent.name })}
                  </ButtonLink>
                )
              }
            />
          }
        />
      </Container>
    </PageFrame>
  );
}
