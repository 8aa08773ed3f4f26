import { nothingPrinted } from '@matchday/commerce/catalogue';
import { Button } from '@matchday/ui/button';
import { Text } from '@matchday/ui/text';
import { lazy, type Ref, Suspense, useState } from 'react';
import type { Price } from '../../data/contract';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';
import type { Print, PrintFormHandle } from './use-print';

const loadForm = () => import('./print-form');
const reach = () => void loadForm();
const PrintForm = lazy(async () => ({ default: (await loadForm()).PrintForm }));

export interface PrintSectionProps {
  print: Print;
  form: Ref<PrintFormHandle>;
  /** What the garment costs without a print. */
  price: Price;
  /** The colour of the garment, as CSS. */
  cloth: string | undefined;
  /** Says what the cheapest print costs. */
  from: string;
  t: ProductTranslate;
}

/** Offers the prints; what one enters them with is loaded when it is first wanted. */
export function PrintSection({ print, form, price, cloth, from, t }: PrintSectionProps) {
  const [isOpen, setOpen] = useState(false);
  const toggle = () => {
    if (isOpen) print.setDraft(nothingPrinted);
    setOpen(!isOpen);
  };
  return (
    <div className={styles.printSection}>
      <Button
        variant="secondary"
        wide
        aria-expanded={isOpen ? undefined : false}
        onClick={toggle}
        onPointerEnter={reach}
        onFocus={reach}
      >
        {isOpen ? t('Product.Print.Remove') : t('Product.Print.Add')}
        {!isOpen && (
          <Text as="span" step="small">
            {' '}
            {from}
          </Text>
        )}
      </Button>
      {isOpen && (
        <Suspense fallback={<Text as="output">{t('Accessibility.Loading')}</Text>}>
          <PrintForm print={print} price={price} cloth={cloth} ref={form} t={t} />
        </Suspense>
      )}
    </div>
  );
}
