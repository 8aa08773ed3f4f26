import { Button, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { FigureTable } from './figure-table';
import type { Figures, FiguresQuery } from './figures-data';

const barHeight = 34;
const chartFrame = 60;
const mostBars = 10;
const labelWidth = 180;

interface Props {
  figures: Figures;
  query: FiguresQuery;
  onChoose: (product: { productId: string; name: string }) => void;
}

/** The products that were sold most often. A chosen one narrows the figures of the days. */
export function ProductsPanel({ figures: { products }, query, onChoose }: Props) {
  const text = useText();
  const { money } = useFormats();
  const { palette } = useTheme();
  const charted = products.slice(0, mostBars);
  return (
    <Panel title={text('figures.topProducts')}>
      {charted.length > 1 && (
        <div aria-hidden="true">
          <BarChart
            layout="horizontal"
            height={charted.length * barHeight + chartFrame}
            skipAnimation
            disableKeyboardNavigation
            colors={[palette.primary.main]}
            yAxis={[{ scaleType: 'band', data: charted.map(({ name }) => name), width: labelWidth }]}
            series={[{ label: text('figures.units'), data: charted.map(({ units }) => units) }]}
          />
        </div>
      )}
      <FigureTable
        label={text('figures.topProducts')}
        empty={text('figures.noProducts')}
        table="products"
        query={query}
        columns={[
          { name: text('products.product') },
          { name: text('figures.units'), isNumber: true },
          { name: text('figures.gross'), isNumber: true },
        ]}
        rows={products.map(({ productId, name, units, gross }) => ({
          key: productId,
          cells: [
            <Button key={productId} size="small" onClick={() => onChoose({ productId, name })}>
              {name}
            </Button>,
            units,
            gross.map(money).join(' + '),
          ],
        }))}
      />
    </Panel>
  );
}
