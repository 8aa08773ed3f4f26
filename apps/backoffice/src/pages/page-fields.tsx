import { TextField } from '@mui/material';
import { Panel } from '../layout/panel';
import { useText } from '../texts/use-text';
import type { FormFrame } from './form-frame';
import type { PageText } from './page-data';

const fields = [
  ['title', 'pages.pageTitle'],
  ['path', 'pages.path'],
  ['seoTitle', 'pages.seoTitle'],
  ['seoDescription', 'pages.seoDescription'],
] as const;

interface Props {
  page: PageText;
  /** The front page has the same address always. */
  isFrontPage: boolean;
  frame: FormFrame;
}

/** The title and the address of a page in one language, and what search engines show of it. */
export function PageFields({ page, isFrontPage, frame }: Props) {
  const text = useText();
  const { culture, isDisabled, faults, onChange } = frame;
  return (
    <Panel title={text('pages.page')}>
      {fields.map(([name, label]) => {
        const place = ['texts', culture, name];
        const fault = faults.get(place.join('.'));
        return (
          <TextField
            key={name}
            label={text(label)}
            value={page[name]}
            required={name !== 'seoTitle' && name !== 'seoDescription'}
            disabled={isDisabled || (isFrontPage && name === 'path')}
            multiline={name === 'seoDescription'}
            error={fault !== undefined}
            helperText={fault}
            onChange={({ target }) => onChange(place, target.value, true)}
            slotProps={{ htmlInput: { lang: culture } }}
          />
        );
      })}
    </Panel>
  );
}
