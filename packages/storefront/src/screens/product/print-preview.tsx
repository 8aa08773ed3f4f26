import type { AddOn, PrintDraft } from '@matchday/commerce/catalogue';
import { ShirtBackPreview } from '@matchday/ui/shirt-back-preview';
import { printedAs } from './printed-as';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';

export interface PrintPreviewProps {
  draft: PrintDraft;
  addOn: AddOn;
  /** The colour of the garment, as CSS. */
  cloth: string | undefined;
  t: ProductTranslate;
}

/** The back of the shirt as it will look, with each letter that is typed. */
export function PrintPreview({ draft, addOn, cloth, t }: PrintPreviewProps) {
  const { name, number } = printedAs(draft, addOn);
  const text = `${name} ${number}`.trim();
  return (
    <ShirtBackPreview
      label={text ? t('Product.Print.Preview.Text', { text }) : t('Product.Print.Preview')}
      name={name}
      number={number}
      print={addOn.printSettings}
      cloth={cloth}
      className={styles.printPreview}
    />
  );
}
