import { Box, TextField } from '@mui/material';
import { useText } from '../texts/use-text';

/** Without it, browsers take years of six digits. */
const lastTime = '9999-12-31T23:59';

/** The beginning and the end of a sale as they are entered. */
export interface EnteredTimes {
  startsAt: string;
  endsAt: string;
}

/** The time of a field in the zone of the browser; undefined until it is complete. */
export function timeOf(entered: string): string | undefined {
  const time = new Date(entered);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

interface Props {
  value: EnteredTimes;
  onChange: (change: Partial<EnteredTimes>) => void;
}

/** The fields for the beginning and the end of a sale. */
export function SaleTimes({ value: { startsAt, endsAt }, onChange }: Props) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <TextField
        type="datetime-local"
        label={text('sales.from')}
        value={startsAt}
        required
        autoFocus
        onChange={({ target }) => onChange({ startsAt: target.value })}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: lastTime } }}
      />
      <TextField
        type="datetime-local"
        label={text('sales.until')}
        value={endsAt}
        required
        onChange={({ target }) => onChange({ endsAt: target.value })}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: startsAt || undefined, max: lastTime },
        }}
      />
    </Box>
  );
}
