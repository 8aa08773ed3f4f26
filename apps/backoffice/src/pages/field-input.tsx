import { CircularProgress, MenuItem, TextField } from '@mui/material';
import { lazy, Suspense } from 'react';
import { useText } from '../texts/use-text';
import { EntryList } from './entry-list';
import type { FieldProps } from './form-frame';
import { ImageField, type ImageValue } from './image-field';
import { LinkField, type LinkValue } from './link-field';

/** Loaded when it is opened, because of its size. */
const RichTextField = lazy(async () => ({
  default: (await import('./rich-text/rich-text-field')).RichTextField,
}));

/** A field of a block. */
export function FieldInput({ input, label, value, place, frame }: FieldProps) {
  const text = useText();
  const { culture, isDisabled, faults, onChange } = frame;
  if (typeof input === 'object')
    return (
      <EntryList input={input} values={value as object[]} place={place} frame={frame} Field={FieldInput} />
    );
  const isRequired = !input.endsWith('?');
  const common = { label: text(label), isRequired, isDisabled, culture };
  const set = (next: unknown) => onChange(place, next, false);
  if (input === 'image' || input === 'image?')
    return <ImageField {...common} value={value as ImageValue | null} onChange={set} />;
  if (input === 'link' || input === 'link?' || input === 'target?')
    return (
      <LinkField
        {...common}
        value={value as LinkValue | null}
        hasText={input !== 'target?'}
        onChange={(next) => onChange(place, next, true)}
      />
    );
  const fault = faults.get(place.join('.'));
  if (input === 'html')
    return (
      <Suspense fallback={<CircularProgress aria-label={text('app.loading')} />}>
        <RichTextField
          label={text('pages.text')}
          value={value as string}
          culture={culture}
          isDisabled={isDisabled}
          fault={fault}
          onChange={(html) => onChange(place, html, true)}
        />
      </Suspense>
    );
  const field = {
    label: common.label,
    disabled: isDisabled,
    error: fault !== undefined,
    helperText: fault ?? (input === 'ids' ? text('pages.idsHelp') : undefined),
  };
  if (input === 'side')
    return (
      <TextField {...field} select value={value} onChange={({ target }) => set(target.value)}>
        <MenuItem value="start">{text('pages.side.start')}</MenuItem>
        <MenuItem value="end">{text('pages.side.end')}</MenuItem>
      </TextField>
    );
  const isLong = input === 'text?';
  const shown = input === 'ids' ? (value as string[]).join(', ') : ((value as string | null) ?? '');
  const entered = (given: string): unknown => {
    if (input === 'ids') return given === '' ? [] : given.split(/,\s*/);
    return given === '' && !isRequired ? null : given;
  };
  return (
    <TextField
      {...field}
      value={shown}
      required={isRequired && input !== 'ids'}
      multiline={isLong}
      {...(isLong && { minRows: 2 })}
      onChange={({ target }) => onChange(place, entered(target.value), true)}
      slotProps={{ htmlInput: { lang: culture } }}
    />
  );
}
