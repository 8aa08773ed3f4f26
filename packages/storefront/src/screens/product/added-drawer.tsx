import { Announcement } from '@matchday/ui/announcement';
import { Button, ButtonLink } from '@matchday/ui/button';
import { Drawer } from '@matchday/ui/drawer';
import { Stack } from '@matchday/ui/stack';
import type { Image, Variant } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { OrderLines } from '../../shop/order-lines';
import { useShop } from '../../shop/shop-provider';
import { printedAs } from './printed-as';
import type { ProductTranslate } from './texts';
import type { Print } from './use-print';

export interface AddedDrawerProps {
  product: { name: string; colorName: string; image: Image | undefined };
  variant: Variant;
  print: Print;
  open: boolean;
  /** Whether the line is in the basket; otherwise it is being added. */
  isAdded: boolean;
  onClose: () => void;
  t: ProductTranslate;
}

/** The drawer that shows the added line, with links to the basket and back to the shop. */
export function AddedDrawer({ product, variant, print, open, isAdded, onClose, t }: AddedDrawerProps) {
  const { pathPrefix } = useShop();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t(isAdded ? 'Basket.Added' : 'Product.AddToBasket.Adding')}
      closeLabel={t('Accessibility.Close')}
      footer={
        <Stack gap="s">
          <ButtonLink as={ShopLink} href={`${pathPrefix}/cart/`} size="large" wide onClick={onClose}>
            {t('Basket.View')}
          </ButtonLink>
          <Button variant="secondary" size="large" wide onClick={onClose}>
            {t('Basket.ContinueShopping')}
          </Button>
        </Stack>
      }
    >
      <Announcement>{isAdded ? t('Basket.Added.Text', { name: product.name }) : ''}</Announcement>
      {product.image && <OrderLines lines={[lineOf(product.image)]} busy={!isAdded} t={t} />}
    </Drawer>
  );

  function lineOf(image: NonNullable<typeof product.image>) {
    const { unitPrice, discountPrice } = variant.price;
    const { amount, currency } = discountPrice ?? unitPrice;
    const printPrice = print.addOn?.price.amount ?? 0;
    return {
      id: variant.id,
      name: product.name,
      image,
      quantity: 1,
      isReturnable: print.addOn?.isReturnable ?? true,
      total: { amount: Math.round((amount + printPrice) * 100) / 100, currency },
      properties: [
        { label: 'color', value: product.colorName },
        { label: 'size', value: variant.size },
        ...printProperties(print),
      ],
    };
  }
}

function printProperties({ draft, addOn }: Print) {
  if (!addOn) return [];
  const { name, number } = printedAs(draft, addOn);
  return [
    { label: 'name', value: name },
    { label: 'number', value: number },
  ].filter(({ value }) => value !== '');
}
