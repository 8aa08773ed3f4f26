import type { CategoryRow, ProductRow } from '../../catalogue';
import type { PageRow } from '../../content';
import type { StoreData } from '../store-data';

/** Builds the paths of a store in one culture. */
export class Paths {
  readonly storeId: string;
  readonly #prefix: string;
  readonly #categories: ReadonlyMap<string, CategoryRow>;
  readonly #pages: ReadonlyMap<string, PageRow>;
  readonly #products: readonly ProductRow[];
  #productByVariant: ReadonlyMap<string, ProductRow> | undefined;
  readonly #culture: string;

  constructor(data: StoreData, culture: string) {
    this.storeId = data.store.id;
    this.#culture = culture;
    this.#prefix = data.store.cultures.find((row) => row.culture === culture)?.pathPrefix ?? '';
    this.#categories = new Map(data.categories.map((row) => [row.id, row]));
    this.#pages = new Map(data.pages.map((row) => [row.id, row]));
    this.#products = data.products;
  }

  /** The category's segments below the root category, such as `/shirts/home`; empty for the root. */
  segments(categoryId: string | undefined): string {
    const category = categoryId === undefined ? undefined : this.#categories.get(categoryId);
    if (!category || category.parentId === null) return '';
    return `${this.segments(category.parentId)}/${category.texts[this.#culture]?.slug}`;
  }

  /** The category's path without the prefix, such as `/shirts/home/c-home/`. */
  category(id: string): string {
    return `${this.segments(id)}/c-${id}/`;
  }

  /** The product's path without the prefix and the variant's segment, such as `/shirts/home/home-shirt`. */
  product(product: ProductRow): string {
    return `${this.segments(product.categoryIds[0])}/${product.texts[this.#culture]?.slug}`;
  }

  /** The full path of the link target `category:<id>`, `product:<variant id>` or `page:<id>`; undefined if unknown. */
  target(kind: string, id: string): string | undefined {
    if (kind === 'category') return this.#categories.has(id) ? this.#prefix + this.category(id) : undefined;
    if (kind === 'page') {
      const path = this.#pages.get(id)?.texts[this.#culture]?.path;
      return path === undefined ? undefined : this.#prefix + path;
    }
    const product = this.#productOf(id);
    return product && `${this.#prefix}${this.product(product)}/p-${id}/`;
  }

  #productOf(variantId: string): ProductRow | undefined {
    this.#productByVariant ??= new Map(
      this.#products.flatMap((product) =>
        product.colors.flatMap(({ variants }) => variants.map(({ id }) => [id, product] as const)),
      ),
    );
    return this.#productByVariant.get(variantId);
  }
}
