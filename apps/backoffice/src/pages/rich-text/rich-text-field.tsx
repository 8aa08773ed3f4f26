import { TextField } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../texts/use-text';
import { isKnown } from './editor-html';
import { RichTextEditor, type RichTextProps } from './rich-text-editor';

const tall = 4;

/** A text in the editor, or as HTML if it has something that the editor does not know. */
export function RichTextField(props: RichTextProps) {
  const text = useText();
  const { value, culture, isDisabled, fault, onChange } = props;
  const [entered, setEntered] = useState(() => ({ value, isHtml: !isKnown(value) }));
  // Another value comes from undo, redo, or what somebody else saved. What is being typed changes no field.
  if (entered.value !== value) setEntered({ value, isHtml: !isKnown(value) });
  const change = (html: string) => {
    setEntered({ ...entered, value: html });
    onChange(html);
  };
  if (!entered.isHtml) return <RichTextEditor {...props} onChange={change} />;
  return (
    <TextField
      label={text('pages.html')}
      value={value}
      required
      multiline
      minRows={tall}
      disabled={isDisabled}
      error={fault !== undefined}
      helperText={fault ?? text('pages.htmlHelp')}
      onChange={({ target }) => change(target.value)}
      slotProps={{ htmlInput: { lang: culture } }}
    />
  );
}
