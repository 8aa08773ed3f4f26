import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import LinkIcon from '@mui/icons-material/Link';
import TextFieldsIcon from '@mui/icons-material/TextFields';
import TitleIcon from '@mui/icons-material/Title';
import { Box, ToggleButton } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import type { ComponentType } from 'react';
import type { TextKey } from '../../texts/languages';
import { useText } from '../../texts/use-text';

interface Format {
  name: TextKey;
  Icon: ComponentType<{ fontSize: 'small' }>;
  isActive: (editor: Editor) => boolean;
  toggle: (editor: Editor) => boolean;
}

const formats: readonly Format[] = [
  {
    name: 'pages.format.heading',
    Icon: TitleIcon,
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'pages.format.subheading',
    Icon: TextFieldsIcon,
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'pages.format.bold',
    Icon: FormatBoldIcon,
    isActive: (editor) => editor.isActive('bold'),
    toggle: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'pages.format.italic',
    Icon: FormatItalicIcon,
    isActive: (editor) => editor.isActive('italic'),
    toggle: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'pages.format.bullets',
    Icon: FormatListBulletedIcon,
    isActive: (editor) => editor.isActive('bulletList'),
    toggle: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'pages.format.numbers',
    Icon: FormatListNumberedIcon,
    isActive: (editor) => editor.isActive('orderedList'),
    toggle: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

/** Changes the format of what is selected, or of what is typed next. */
export function RichTextToolbar({
  editor,
  label,
  onLink,
}: {
  editor: Editor;
  label: string;
  onLink: () => void;
}) {
  const text = useText();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => [...formats.map(({ isActive }) => isActive(now)), now.isActive('link')],
  });
  return (
    <Box
      role="toolbar"
      aria-label={text('pages.format', { name: label })}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {formats.map(({ name, Icon, toggle }, index) => (
        <ToggleButton
          key={name}
          size="small"
          value={name}
          selected={active[index] === true}
          aria-label={text(name)}
          title={text(name)}
          onChange={() => toggle(editor)}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
      <ToggleButton
        size="small"
        value="link"
        selected={active.at(-1) === true}
        aria-label={text('pages.format.link')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={text('pages.format.link')}
        onChange={onLink}
      >
        <LinkIcon fontSize="small" />
      </ToggleButton>
    </Box>
  );
}
