import { Box, FormHelperText, FormLabel } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { storedHtml, writtenHtml } from './editor-html';
import { extensions } from './rich-text-extensions';
import { RichTextToolbar } from './rich-text-toolbar';
import { TextLinkDialog } from './text-link-dialog';

export interface RichTextProps {
  label: string;
  value: string;
  culture: string;
  isDisabled: boolean;
  fault: string | undefined;
  onChange: (html: string) => void;
}

/** A text with headings, lists and links, as it looks. */
export function RichTextEditor({ label, value, culture, isDisabled, fault, onChange }: RichTextProps) {
  const id = useId();
  const helpId = `${id}-help`;
  /** What the editor began with, and the same as the editor writes it. */
  const source = useRef({ value, written: writtenHtml(value) });
  const last = useRef(value);
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    editable: !isDisabled,
    // The policy of the page allows no style elements without its nonce. The styles are below.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        'aria-readonly': String(isDisabled),
        lang: culture,
        ...(fault && { 'aria-invalid': 'true', 'aria-describedby': helpId }),
      },
      // Tab leaves the editor, also from a list.
      handleDOMEvents: { keydown: (_, { key }) => key === 'Tab' },
    },
    onUpdate: ({ editor: changed }) => {
      const html = storedHtml(changed.getHTML());
      last.current = html === source.current.written ? source.current.value : html;
      onChange(last.current);
    },
  });
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    source.current = { value, written: writtenHtml(value) };
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const linkByKey = (event: KeyboardEvent) => {
    if (isDisabled || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    // Browsers search with this key.
    event.preventDefault();
    setLinking(true);
  };
  return (
    <Box>
      <FormLabel id={id} error={fault !== undefined} sx={{ display: 'block', mb: 0.5 }}>
        {label}
      </FormLabel>
      <Box sx={frame}>
        {!isDisabled && <RichTextToolbar editor={editor} label={label} onLink={() => setLinking(true)} />}
        <Box onKeyDown={linkByKey}>
          <EditorContent editor={editor} />
        </Box>
        {isLinking && <TextLinkDialog editor={editor} onClose={() => setLinking(false)} />}
      </Box>
      {fault !== undefined && (
        <FormHelperText id={helpId} error>
          {fault}
        </FormHelperText>
      )}
    </Box>
  );
}

const frame = {
  border: 1,
  borderColor: 'text.secondary',
  borderRadius: 1,
  '& .ProseMirror': {
    p: 1.5,
    minHeight: 120,
    outlineOffset: -2,
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& .ProseMirror > :first-child': { mt: 0 },
  '& .ProseMirror > :last-child': { mb: 0 },
  '& .ProseMirror h2': { typography: 'h6' },
  '& .ProseMirror h3, & .ProseMirror h4': { typography: 'subtitle1' },
  '& .ProseMirror a': { color: 'primary.main' },
};
