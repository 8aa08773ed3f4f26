import { Button, TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { useText } from '../../texts/use-text';
import { isSafeLink } from './rich-text-extensions';

/** Sets the target of a link: of the selected words, of the link at the cursor, or of new words. */
export function TextLinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const text = useText();
  const known: unknown = editor.getAttributes('link').href;
  const before = typeof known === 'string' ? known : '';
  const [target, setTarget] = useState(before);
  const [words, setWords] = useState('');
  const hasWords = editor.state.selection.empty && before === '';
  const name = text('pages.format.link');
  const isWrong = target !== '' && !isSafeLink(target.trim());
  const set = () => {
    const href = target.trim();
    if (!isSafeLink(href)) return;
    const chain = editor.chain().focus();
    const marks = [{ type: 'link', attrs: { href } }];
    if (hasWords) chain.insertContent({ type: 'text', text: words, marks }).run();
    else chain.extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <FormDialog
      title={name}
      action={text('pages.linkSet')}
      error={null}
      isPending={false}
      onSubmit={set}
      onClose={onClose}
    >
      {hasWords && (
        <TextField
          label={text('pages.linkText', { name })}
          value={words}
          required
          autoFocus
          autoComplete="off"
          onChange={({ target: field }) => setWords(field.value)}
        />
      )}
      <TextField
        label={text('pages.linkTarget', { name })}
        helperText={text('pages.linkHelp')}
        value={target}
        required
        autoFocus={!hasWords}
        autoComplete="off"
        error={isWrong}
        onChange={({ target: field }) => setTarget(field.value)}
      />
      {before && (
        <Button
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {text('pages.linkRemove')}
        </Button>
      )}
    </FormDialog>
  );
}
