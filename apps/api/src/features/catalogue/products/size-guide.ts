import type { SizeGuide } from '../contract/size-guide';
import type { SizeGuideRow } from '../size-guides/store-data';

/** A size guide in a culture; null if it has no texts in that culture. */
export function toSizeGuide({ id, texts, measures, rows }: SizeGuideRow, culture: string): SizeGuide | null {
  const text = texts[culture];
  if (!text) return null;
  return {
    id,
    name: text.name,
    notes: [...text.notes],
    measures: measures.map(({ name, unit }) => ({ name: name[culture] ?? '', unit })),
    rows: rows.map(({ size, values }) => ({ size, values: [...values] })),
  };
}
