import { Box, TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../texts/use-text';
import type { FiguresQuery } from './figures-data';
import { type PeriodName, periodDays, periods } from './periods';

interface Props {
  /** The last shown day. */
  today: string;
  onChange: (days: FiguresQuery) => void;
}

/** The days of the figures: a usual period, or two dates. */
export function PeriodChoice({ today, onChange }: Props) {
  const text = useText();
  const [period, setPeriod] = useState<PeriodName>('today');
  // The shown day is the store's today until other days are chosen.
  const [storeToday] = useState(today);
  const [dates, setDates] = useState({ from: today, to: today });
  const choose = (name: PeriodName) => {
    setPeriod(name);
    onChange(name === 'custom' ? dates : periodDays(name, storeToday));
  };
  const changeDate = (name: 'from' | 'to', value: string) => {
    const changed = { ...dates, [name]: value };
    setDates(changed);
    if (changed.from !== '' && changed.from <= changed.to) onChange(changed);
  };
  const isOrdered = dates.from <= dates.to;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        select
        label={text('figures.period')}
        value={period}
        onChange={({ target }) => choose(target.value as PeriodName)}
        slotProps={{ select: { native: true } }}
        sx={{ maxWidth: 240 }}
      >
        {periods.map((name) => (
          <option key={name} value={name}>
            {text(`figures.period.${name}`)}
          </option>
        ))}
      </TextField>
      {period === 'custom' &&
        (['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            label={text(`figures.${name}`)}
            value={dates[name]}
            error={!isOrdered}
            onChange={({ target }) => changeDate(name, target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
            sx={{ maxWidth: 180 }}
          />
        ))}
    </Box>
  );
}
