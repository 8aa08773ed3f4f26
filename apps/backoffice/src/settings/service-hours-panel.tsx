import { Box, Button, TextField, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { useLocaleState } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { useText } from '../texts/use-text';
import { readServiceHours, type Saved, type ServicePeriod, saveServiceHours } from './setting-data';
import { SettingForm } from './setting-form';

interface Props {
  saved: Saved<readonly ServicePeriod[]> & { timeZone: string };
  onSaved: () => void;
}

const days = [1, 2, 3, 4, 5, 6, 7];
const usualHours = { opens: '09:00', closes: '16:00' };
/** A period in the form, with a key of its own. */
type Row = ServicePeriod & { key: string };
const rowOf = (period: ServicePeriod): Row => ({ ...period, key: crypto.randomUUID() });
const inOrder = (periods: readonly ServicePeriod[]) =>
  periods.toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));

/** When customer service answers, which the contact page of the shop shows. */
export function ServiceHoursPanel({ saved, onSaved }: Props) {
  const text = useText();
  const [locale] = useLocaleState();
  const { can } = useScopes();
  const [periods, setPeriods] = useState(() => inOrder(saved.value).map(rowOf));
  const canChange = can('content', 'customers');
  const nameOf = useMemo(() => {
    const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    // The first of January 2024 was a Monday.
    return (day: number) => names.format(new Date(Date.UTC(2024, 0, day)));
  }, [locale]);
  const shown = (value: readonly ServicePeriod[]) =>
    Object.fromEntries(
      days.map((day) => [
        nameOf(day),
        inOrder(value)
          .filter((period) => period.day === day)
          .map(({ opens, closes }) => `${opens}–${closes}`)
          .join(', '),
      ]),
    );
  const entered = periods.map(({ day, opens, closes }) => ({ day, opens, closes }));
  const change = (period: Row, values: Partial<ServicePeriod>) =>
    setPeriods(periods.with(periods.indexOf(period), { ...period, ...values }));
  return (
    <SettingForm
      title={text('settings.hours')}
      saved={saved}
      entered={entered}
      canChange={canChange}
      isValid={periods.every(({ opens, closes }) => opens < closes)}
      shown={shown}
      read={readServiceHours}
      save={(next) => saveServiceHours({ ...next, value: inOrder(next.value) })}
      onSaved={onSaved}
    >
      <Typography color="textSecondary">{text('settings.hoursHelp', { zone: saved.timeZone })}</Typography>
      {days.map((day) => {
        const own = periods.filter((period) => period.day === day);
        return (
          <Box
            key={day}
            component="fieldset"
            aria-label={nameOf(day)}
            sx={{
              m: 0,
              px: 0,
              py: 0.5,
              border: 0,
              minWidth: 0,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
            }}
          >
            <Typography sx={{ minWidth: '8rem' }}>{nameOf(day)}</Typography>
            {own.length === 0 && <Typography color="textSecondary">{text('settings.closed')}</Typography>}
            {own.map((period) => (
              <Box key={period.key} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
                {(['opens', 'closes'] as const).map((side) => (
                  <TextField
                    key={side}
                    type="time"
                    label={text(`settings.${side}`)}
                    value={period[side]}
                    disabled={!canChange}
                    fullWidth={false}
                    error={period.opens >= period.closes}
                    onChange={({ target }) => change(period, { [side]: target.value })}
                    slotProps={{ inputLabel: { shrink: true } }}
                  />
                ))}
                {canChange && (
                  <Button
                    aria-label={text('settings.removeOf', { name: nameOf(day) })}
                    onClick={() => setPeriods(periods.filter((other) => other !== period))}
                  >
                    {text('settings.remove')}
                  </Button>
                )}
              </Box>
            ))}
            {canChange && (
              <Button
                aria-label={text('settings.addHoursOf', { day: nameOf(day) })}
                onClick={() => setPeriods([...periods, rowOf({ day, ...usualHours })])}
              >
                {text('settings.addHours')}
              </Button>
            )}
          </Box>
        );
      })}
    </SettingForm>
  );
}
