import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import type { Product } from '../../data/contract';
import { sizeText } from '../../shop/size-text';
import type { Translate } from '../../texts/translate';
import * as styles from './size-guide.css';

export interface SizeGuideProps {
  guide: NonNullable<Product['sizeGuide']>;
  t: Translate;
}

/** Which size fits which body, as a table that scrolls sideways where it is too wide. */
export function SizeGuide({ guide, t }: SizeGuideProps) {
  const number = new Intl.NumberFormat(t.locale);
  return (
    <Stack gap="s">
      {guide.notes.map((note) => (
        <Text key={note}>{note}</Text>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that a keyboard can scroll it */}
      <section aria-label={guide.name} tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('Product.SizeGuide.Size')}</th>
              {guide.measures.map(({ name, unit }) => (
                <th key={name} scope="col">
                  {t(`Product.SizeGuide.Measure.${unit}`, { name })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {guide.rows.map(({ size, values }) => (
              <tr key={size}>
                <th scope="row">{sizeText(size, t)}</th>
                {guide.measures.map(({ name }, index) => (
                  <td key={name}>{rangeText(values[index])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Stack>
  );

  function rangeText(range: { from: number; to: number } | null | undefined): string {
    if (!range) return '–';
    const [from, to] = [number.format(range.from), number.format(range.to)];
    return from === to ? from : `${from}–${to}`;
  }
}
