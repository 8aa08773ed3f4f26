import type { AddOn, PrintDraft } from '@matchday/commerce/catalogue';
import { ShirtBackPreview } from '@matchday/ui/shirt-back-preview';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './print.css';
import { printedAs } from './printed-as';

export interface PrintPreviewProps {
  draft: PrintDraft;
  addOn: AddOn;
  /** The colour of the garment, as CSS. */
  cloth: string | undefined;
}

/** The back of the shirt as it will look, with each letter that is typed. */
export function PrintPreview({ draft, addOn, cloth }: PrintPreviewProps) {
  const t = useTexts();
  const { name, number } = printedAs(draft, addOn);
  const text = `${name} ${number}`.trim();
  return (
    <ShirtBackPreview
      label={text ? t('Product.Print.Preview.Text', { text }) : t('Product.Print.Preview')}
      name={name}
      number={number}
      print={addOn.printSettings}
      cloth={cloth}
      className={styles.preview}
    />
  );
}
