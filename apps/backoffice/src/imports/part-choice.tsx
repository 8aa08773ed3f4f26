import { TextField } from '@mui/material';
import { useText } from '../texts/use-text';
import type { OfferedPart } from './import-data';

interface Props {
  parts: readonly OfferedPart[];
  value: OfferedPart;
  onChange: (part: OfferedPart) => void;
}

export function PartChoice({ parts, value, onChange }: Props) {
  const text = useText();
  return (
    <TextField
      select
      label={text('imports.part')}
      value={value}
      onChange={({ target }) => onChange(target.value as OfferedPart)}
      slotProps={{ select: { native: true } }}
    >
      {parts.map((part) => (
        <option key={part} value={part}>
          {text(`imports.part.${part}`)}
        </option>
      ))}
    </TextField>
  );
}
