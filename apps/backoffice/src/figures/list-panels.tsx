import { Box } from '@mui/material';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { FigureTable } from './figure-table';
import type { Figures, FiguresQuery } from './figures-data';

interface Props {
  figures: Figures;
  query: FiguresQuery;
}

/** What sold out, and what shoppers searched without a result. */
export function ListPanels({ figures: { soldOut, emptySearches }, query }: Props) {
  const text = useText();
  const { time } = useFormats();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Panel title={text('figures.soldOut')}>
        <FigureTable
          label={text('figures.soldOut')}
          empty={text('figures.noSoldOut')}
          table="soldOut"
          query={query}
          columns={[
            { name: text('products.product') },
            { name: text('products.colour') },
            { name: text('products.size') },
            { name: text('figures.lastSold') },
          ]}
          rows={soldOut.map(({ variantId, name, color, size, lastSoldAt }) => ({
            key: variantId,
            cells: [name, color, size, time(lastSoldAt)],
          }))}
        />
      </Panel>
      {query.productId === undefined && (
        <Panel title={text('figures.emptySearches')}>
          <FigureTable
            label={text('figures.emptySearches')}
            empty={text('figures.noEmptySearches')}
            table="emptySearches"
            query={query}
            columns={[{ name: text('figures.term') }, { name: text('figures.searches'), isNumber: true }]}
            rows={emptySearches.map(({ term, searches }) => ({ key: term, cells: [term, searches] }))}
          />
        </Panel>
      )}
    </Box>
  );
}
