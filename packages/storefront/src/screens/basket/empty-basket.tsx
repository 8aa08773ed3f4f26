import { ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import type { BasketTranslate } from './texts';

/** A basket with nothing in it, and the way on. */
export function EmptyBasket({ t }: { t: BasketTranslate }) {
  const { pathPrefix } = useShop();
  return (
    <EmptyState
      icon="bag"
      heading={t('Basket.Empty')}
      text={t('Basket.Empty.Text')}
      actions={
        <ButtonLink as={ShopLink} href={`${pathPrefix}/`}>
          {t('Basket.Empty.Link')}
        </ButtonLink>
      }
    />
  );
}
