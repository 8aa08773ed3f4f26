import { Box, Button, TextField, Typography } from '@mui/material';
import { useMemo } from 'react';
import { useLocaleState } from 'react-admin';
import { useScopes } from '../access/use-permissions';
import { useText } from '../texts/use-text';
import { readServiceHours, type Saved, type ServicePeriod, saveServiceHours } from './setting-data';
import { SettingForm } from './setting-form';
import { useSetting } from './use-setting';

interface Props {
  saved: Saved<readonly ServicePeriod[]> & { timeZone: string };
  onSaved: () => void;
}

const days = [1, 2, 3, 4, 5, 6, 7];
const usualHours = { opens: '09:00', closes: '16:00' };
const inOrder = (periods: readonly ServicePeriod[]) =>
  periods.toSorted((a, b) => a.day - b.day || a.opens.localeCompare(b.opens));

/** When customer service answers, which the contact page of the shop shows. */
export function ServiceHoursPanel({ saved, onSaved }: Props) {
  const text = useText();
  const [locale] = useLocaleState();
  const { can } = useScopes();
  const {
    form: periods,
    setForm: setPeriods,
    setting,
  } = useSetting<readonly ServicePeriod[], readonly ServicePeriod[]>({
    name: 'service-hours',
    saved,
    formOf: inOrder,
    valueOf: inOrder,
    read: readServiceHours,
    save: saveServiceHours,
    onSaved,
  });
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
  const change = (period: ServicePeriod, values: Partial<ServicePeriod>) =>
    setPeriods(periods.with(periods.indexOf(period), { ...period, ...values }));
  return (
    <SettingForm
      title={text('settings.hours')}
      setting={setting}
      canChange={canChange}
      isValid={periods.every(({ opens, closes }) => opens < closes)}
      shown={shown}
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
              <Box key={periods.indexOf(period)} sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
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
                onClick={() => setPeriods([...periods, { day, ...usualHours }])}
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
