import { ReceiptLine } from '@matchday/ui/receipt-line';
import type { Image, Money } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import { lineProperties } from './line-properties';
import * as styles from './order.css';
import { pictureOf } from './picture-of';
import type { orderLineTexts } from './texts';

interface OrderedLine {
  id: string;
  name: string;
  image: Image;
  quantity: number;
  total: Money;
  isReturnable: boolean;
  properties: readonly { label: string; value: string }[];
}

interface OrderLinesProps {
  lines: readonly OrderedLine[];
  busy?: boolean;
  t: TranslateOf<typeof orderLineTexts>;
}

/** Lines for reading: what was chosen, how many and what they cost; of each that cannot be returned it says so. */
export function OrderLines({ lines, busy, t }: OrderLinesProps) {
  return (
    <ul className={styles.lines} aria-busy={busy}>
      {lines.map(({ id, name, image, quantity, total, isReturnable, properties }) => (
        <li key={id}>
          <ReceiptLine
            picture={{ ...pictureOf(image, { sizes: '72px' }), alt: '' }}
            name={name}
            properties={lineProperties(properties, t)}
            quantity={`${t('Basket.Quantity')}: ${quantity}`}
            price={formatMoney(total, t.locale)}
            notice={isReturnable ? undefined : t('Basket.NotReturnable')}
          />
        </li>
      ))}
    </ul>
  );
}
