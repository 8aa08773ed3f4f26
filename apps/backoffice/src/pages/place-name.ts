import { useCallback } from 'react';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { fieldLabels, isFieldName } from './field-labels';
import type { PageContent } from './page-data';

const pageLabels = {
  path: 'pages.path',
  title: 'pages.pageTitle',
  seoTitle: 'pages.seoTitle',
  seoDescription: 'pages.seoDescription',
  blocks: 'pages.blocks',
} as const;
const isPageField = (name: string): name is keyof typeof pageLabels => name in pageLabels;

/** Names the place of a value in a page, such as `texts.en.blocks.0.heading`: "English, 1: Large image, Heading". */
export function usePlaceName(): (place: string, content: PageContent) => string {
  const text = useText();
  const nameOf = useCultureName();
  return useCallback(
    (place, { texts }) => {
      const [, culture = '', field = '', index, ...rest] = place.split('.');
      const block = texts[culture]?.blocks[Number(index)];
      const blockName = block && `${Number(index) + 1}: ${text(`pages.block.${block.type}`)}`;
      const inner = rest.flatMap((step) => {
        if (isFieldName(step)) return [text(fieldLabels[step])];
        if (step === 'altText') return [text('pages.altText')];
        return /^\d+$/.test(step) ? [String(Number(step) + 1)] : [];
      });
      const own = isPageField(field) && field !== 'blocks' ? text(pageLabels[field]) : blockName;
      return [culture && nameOf(culture), own ?? place, ...inner].filter(Boolean).join(', ');
    },
    [text, nameOf],
  );
}
