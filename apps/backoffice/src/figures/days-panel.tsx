import { useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import { FigureTable } from './figure-table';
import type { Figures, FiguresQuery } from './figures-data';
import { useRate } from './use-rate';

const chartHeight = 220;

const amount = ({ revenue }: Figures['days'][number], currency: string) =>
  revenue.find(({ net }) => net.currency === currency);

interface Props {
  figures: Figures;
  query: FiguresQuery;
}

/** Orders and revenue of each day, as charts and as a table. */
export function DaysPanel({ figures: { days, total }, query }: Props) {
  const text = useText();
  const { money, day: dayText } = useFormats();
  const rate = useRate();
  const { palette } = useTheme();
  const currencies = total.revenue.map(({ net }) => net.currency);
  const labels = days.map(({ day }) => dayText(`${day}T12:00:00`));
  const charts = [
    { name: text('figures.orders'), data: days.map(({ orders }) => orders), format: String },
    ...currencies.map((currency) => ({
      name: text('figures.netIn', { currency }),
      data: days.map((day) => amount(day, currency)?.net.amount ?? 0),
      format: (value: number) => money({ amount: value, currency }),
    })),
  ];
  return (
    <Panel title={text('figures.byDay')}>
      {days.length > 1 &&
        charts.map(({ name, data, format }) => (
          // The table below has the same values.
          <div key={name} aria-hidden="true">
            <BarChart
              height={chartHeight}
              skipAnimation
              disableKeyboardNavigation
              colors={[palette.primary.main]}
              xAxis={[{ scaleType: 'band', data: labels }]}
              series={[{ label: name, data, valueFormatter: (value) => format(value ?? 0) }]}
            />
          </div>
        ))}
      <FigureTable
        label={text('figures.byDay')}
        empty={text('figures.noOrders')}
        table="days"
        query={query}
        columns={[
          { name: text('figures.day') },
          { name: text('figures.orders'), isNumber: true },
          { name: text('figures.units'), isNumber: true },
          ...currencies.flatMap((currency) => [
            { name: text('figures.grossIn', { currency }), isNumber: true },
            { name: text('figures.refundsIn', { currency }), isNumber: true },
            { name: text('figures.netIn', { currency }), isNumber: true },
          ]),
          { name: text('figures.conversion'), isNumber: true },
        ]}
        rows={days.map((day, index) => ({
          key: day.day,
          cells: [
            labels[index],
            day.orders,
            day.units,
            ...currencies.flatMap((currency) => {
              const zero = { amount: 0, currency };
              const { gross = zero, refunds = zero, net = zero } = amount(day, currency) ?? {};
              return [money(gross), money(refunds), money(net)];
            }),
            rate(day.checkouts),
          ],
        }))}
      />
    </Panel>
  );
}
