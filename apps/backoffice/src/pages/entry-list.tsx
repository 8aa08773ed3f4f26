import { Box, Button, Typography } from '@mui/material';
import type { ComponentType } from 'react';
import { useText } from '../texts/use-text';
import type { Input } from './block-fields';
import { moved, type Place } from './changed-values';
import { fieldLabels, isFieldName } from './field-labels';
import type { FieldProps, FormFrame } from './form-frame';
import { entryMark, ListButtons } from './list-buttons';

interface Props {
  input: Extract<Input, object>;
  values: readonly object[];
  place: Place;
  frame: FormFrame;
  Field: ComponentType<FieldProps>;
}

/** The entries of a list in a block, such as tiles or questions. */
export function EntryList({ input, values, place, frame, Field }: Props) {
  const text = useText();
  const set = (next: readonly object[]) => frame.onChange(place, next, false);
  const label = text(input.label);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {values.map((value, index) => {
        const name = `${label} ${index + 1}`;
        return (
          // Entries have no names of their own, and every value is controlled.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Box
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            component="fieldset"
            sx={{ m: 0, border: 1, borderColor: 'divider', borderRadius: 1 }}
            {...{ [entryMark]: '' }}
          >
            <Typography component="legend" variant="subtitle2" sx={{ px: 0.5 }}>
              {name}
            </Typography>
            {Object.entries(input.fields).map(([field, inner]) => (
              <Field
                key={field}
                input={inner}
                label={isFieldName(field) ? fieldLabels[field] : input.label}
                value={Reflect.get(value, field)}
                place={[...place, index, field]}
                frame={frame}
              />
            ))}
            {!frame.isDisabled && (
              <ListButtons
                name={name}
                index={index}
                count={values.length}
                onMove={(to) => set(moved(values, index, to))}
                onRemove={() => set(values.toSpliced(index, 1))}
              />
            )}
          </Box>
        );
      })}
      {!frame.isDisabled && (
        <Box>
          <Button onClick={() => set([...values, structuredClone(input.empty)])}>
            {text('pages.addOf', { name: label })}
          </Button>
        </Box>
      )}
    </Box>
  );
}
