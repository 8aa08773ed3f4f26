import { type ImageRow, toImage } from '../../media';
import type { Category, CategoryNode } from '../contract/category';
import type { View } from './catalogue-product';

/** A category in one culture; `path` is without the culture's prefix. */
export interface CategoryRecord {
  id: string;
  parentId: string | null;
  name: string;
  path: string;
  description: string;
  metaTitle: string;
  metaDescription: string;
  image: ImageRow | null;
}

const maxDepth = 3;

/** The subcategories of a category as a tree of at most three levels. */
export function categoryTree(
  categories: readonly CategoryRecord[],
  parentId: string,
  view: Pick<View, 'pathPrefix'>,
  level = 1,
): CategoryNode[] {
  if (level > maxDepth) return [];
  return childrenOf(categories, parentId).map((category) =>
    Object.assign(fieldsOf(category, view), {
      children: categoryTree(categories, category.id, view, level + 1),
    }),
  );
}

/** The categories from the top level down to the given one, without the root category. */
export function breadcrumbTo(
  categories: readonly CategoryRecord[],
  id: string | null | undefined,
): CategoryRecord[] {
  const category = categories.find((each) => each.id === id);
  if (!category || category.parentId === null) return [];
  return [...breadcrumbTo(categories, category.parentId), category];
}

/** Converts a category to the contract's format (S3.9); undefined if it does not exist. */
export function toCategory(
  categories: readonly CategoryRecord[],
  id: string,
  view: View,
): Category | undefined {
  const category = categories.find((each) => each.id === id);
  if (!category) return undefined;
  const imageOf = ({ image }: CategoryRecord) => image && toImage(image, view);
  return {
    ...fieldsOf(category, view),
    description: category.description,
    image: imageOf(category),
    breadcrumb: breadcrumbTo(categories, category.parentId).map(({ name, path }) => ({
      name,
      url: view.pathPrefix + path,
    })),
    children: childrenOf(categories, id).map((child) => ({
      id: child.id,
      name: child.name,
      url: view.pathPrefix + child.path,
      image: imageOf(child),
    })),
  };
}

function childrenOf(categories: readonly CategoryRecord[], parentId: string): CategoryRecord[] {
  return categories.filter((category) => category.parentId === parentId);
}

function fieldsOf(
  { id, name, path, metaTitle, metaDescription }: CategoryRecord,
  { pathPrefix }: Pick<View, 'pathPrefix'>,
) {
  return { id, name, url: pathPrefix + path, metaTitle, metaDescription };
}
