import { Carousel } from '@matchday/ui/carousel';
import type { ProductCard } from '../data/contract';
import { ShopLink } from '../layout/shop-link';
import { TrackedList } from '../page-tracking/tracked-list';
import { trackedCard } from '../page-tracking/tracked-variant';
import type { TranslateOf } from '../texts/translate';
import { productCards } from './product-cards';
import type { rowTexts } from './texts';

interface ProductRowProps {
  /** The name of the row in tracking events. */
  id: string;
  heading: string;
  products: readonly ProductCard[];
  /** Leads on to all of what the row samples. */
  action?: { text: string; href: string };
  t: TranslateOf<typeof rowTexts>;
}

/** Products under a heading, in a row that scrolls: as many in sight as the brand shows. */
export function ProductRow({ id, heading, products, action, t }: ProductRowProps) {
  return (
    <TrackedList list={{ id, name: heading }} items={products.map(trackedCard)}>
      <Carousel
        heading={heading}
        action={action}
        linkAs={ShopLink}
        buttons={{
          previousLabel: t('Accessibility.Carousel.Previous'),
          nextLabel: t('Accessibility.Carousel.Next'),
        }}
      >
        {productCards({ products, t })}
      </Carousel>
    </TrackedList>
  );
}
