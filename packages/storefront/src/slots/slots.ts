import type { NavigationItem } from '@matchday/ui/main-navigation';
import type { ReactNode } from 'react';
import type { BrandCulture } from '../brand';
import type { Category, ContentRoute, Product } from '../data/contract';

/** The culture of the page that a slot is on. */
export type SlotProps = BrandCulture;

/** A part that the club adds to a page: a server component. */
export type SlotBlock<Props = unknown> = (props: SlotProps & Props) => ReactNode | Promise<ReactNode>;

/**
 * A section of the shop that the club replaces: a server component that gets the shop's own section as `children`. It shows it
 * beside something of its own, or leaves it out.
 */
export type SlotSection<Props = unknown> = SlotBlock<Props & { children: ReactNode }>;

/**
 * What a club adds to the shared screens or replaces in them, without a copy of a screen. The shell's `slots/slots.ts` exports
 * it as `slots`. A slot that is missing adds nothing to pages or scripts.
 */
export interface Slots {
  /** The items of the main navigation, from those of the settings. The item with the page's address becomes the current one. */
  navigation?: (items: readonly NavigationItem[], props: SlotProps) => readonly NavigationItem[];
  /** The selling points above the header, on every page. */
  usps?: SlotSection;
  /** The newsletter in the footer, on every page. */
  newsletter?: SlotSection;
  /** A block of a product's page, below the purchase. */
  productBlock?: SlotBlock<{ product: Product }>;
  /** The row of related products on a product's page. Its `children` are false if there are none. */
  relatedProducts?: SlotSection<{ product: Product }>;
  /** A block above a category's products. */
  categoryBlock?: SlotBlock<{ category: Category }>;
  /** A block at the end of the front page and of content pages. */
  contentBlock?: SlotBlock<{ page: ContentRoute }>;
  /** A note under the title of the basket. */
  basketNote?: SlotBlock;
  /** A note under the title of the checkout. */
  checkoutNote?: SlotBlock;
  /** A block below the receipt. */
  receiptBlock?: SlotBlock;
}

/** The props of a slot's component, such as `SlotPropsOf<'productBlock'>`. */
export type SlotPropsOf<Name extends Exclude<keyof Slots, 'navigation'>> = Parameters<
  NonNullable<Slots[Name]>
>[0];
