import { Breadcrumb } from '@matchday/ui/breadcrumb';
import { Container } from '@matchday/ui/container';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { Pagination } from '@matchday/ui/pagination';
import { Text } from '@matchday/ui/text';
import type { Metadata } from 'next';
import { getCategory, getCategoryProducts } from '../../data/category';
import { PageFrame } from '../../layout/page-frame';
import { ShopLink } from '../../layout/shop-link';
import { pagedPath } from '../../routing/paths';
import { JsonLd } from '../../seo/json-ld';
import { pageMetadata } from '../../seo/page-metadata';
import { breadcrumbData } from '../../seo/structured-data';
import { ProductCards } from '../../shop/product-cards';
import { getTranslate } from '../../texts/server-texts';
import { MissingPage, missingMetadata } from '../error/missing-page';
import * as styles from './category-page.css';
import { SubCategories } from './sub-categories';

async function load(culture: string, id: string, page: number) {
  const category = await getCategory(culture, id);
  const products = category && (await getCategoryProducts(culture, id, page));
  const exists = products && page >= 1 && page <= Math.max(1, products.totalPages);
  return exists ? { category, products } : null;
}

export async function categoryMetadata(culture: string, id: string, page: number): Promise<Metadata> {
  const [found, t] = await Promise.all([load(culture, id, page), getTranslate(culture)]);
  if (!found) return missingMetadata(culture);
  const { category, products } = found;
  const title = category.metaTitle || category.name;
  const pages = products.totalPages;
  return pageMetadata({
    culture,
    url: pagedPath(category.url, page),
    title: page === 1 ? title : `${title} (${t('Category.Page', { page, pages })})`,
    description: category.metaDescription,
    image: category.image,
  });
}

/** A category with its sub-categories and one page of its products. */
export async function CategoryPage({ culture, id, page }: { culture: string; id: string; page: number }) {
  const [found, t] = await Promise.all([load(culture, id, page), getTranslate(culture)]);
  if (!found) return <MissingPage culture={culture} />;
  const { category, products } = found;
  const count = t.plural('Category.Count', products.totalItems);
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
        <SubCategories categories={category.children} label={t('Category.Subcategories')} />
        {products.items.length === 0 ? (
          <EmptyState icon="box" heading={t('Category.Empty')} text={t('Category.Empty.Text')} />
        ) : (
          <section aria-label={t('Category.Products')} className={styles.products}>
            <Text step="small" color="muted">
              {count}
            </Text>
            <ProductCards products={products.items} t={t} eager={4} level={2} />
          </section>
        )}
        <Pagination
          current={products.page}
          total={products.totalPages}
          href={(number) => pagedPath(category.url, number)}
          linkAs={ShopLink}
          labels={{
            pages: t('Category.Pages'),
            previous: t('Category.Previous'),
            next: t('Category.Next'),
            page: (number) => t('Category.Page', { page: number, pages: products.totalPages }),
          }}
        />
      </Container>
    </PageFrame>
  );
}
