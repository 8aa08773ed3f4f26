import { ApiError } from '@matchday/api-client';
import { Box, TextField, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useSession } from '../access/use-session';
import { slugOf, uniqueId } from '../api/new-id';
import { asPath } from '../api/shop-path';
import { useFormDraft } from '../drafts/use-draft';
import { FormDialog } from '../layout/form-dialog';
import { useCultureName } from '../texts/use-culture-name';
import { useText } from '../texts/use-text';
import { newBlock } from './block-fields';
import { beginPage, type PageText } from './page-data';

interface EnteredText {
  title: string;
  /** Null until it is entered: it follows the title. */
  path: string | null;
}

interface EnteredPage {
  /** Empty until the page is sent for the first time, so that a repetition makes no second page. */
  id: string;
  texts: Readonly<Record<string, EnteredText>>;
}

const nothing: EnteredText = { title: '', path: null };
const pathOf = ({ title, path }: EnteredText): string => path ?? (slugOf(title) ? `/${slugOf(title)}/` : '');
/** A page begins with an empty text. */
const newText = (title: string, path: string): PageText => ({
  path,
  title,
  seoTitle: '',
  seoDescription: '',
  blocks: [newBlock('richText')],
});

const limits = { title: 200, path: 300 };

/** Begins a page of the shop: its title and its address in each language. */
export function NewPageDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  const nameOf = useCultureName();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const cultures = (useSession()?.store.cultures ?? []).map(({ culture }) => culture);
  const draft = useFormDraft<EnteredPage>('pages/new', { id: '', texts: {} });
  const { id: begunId, texts } = draft.value;
  const textOf = (culture: string) => texts[culture] ?? nothing;
  const set = (culture: string, change: Partial<EnteredText>) =>
    draft.setValue({
      ...draft.value,
      texts: { ...texts, [culture]: { ...textOf(culture), ...change } },
    });
  const begin = useMutation({
    mutationFn: async () => {
      const id = begunId || uniqueId(textOf(cultures[0] ?? '').title, 'page');
      draft.setValue({ ...draft.value, id });
      const sent = cultures.map((culture) => {
        const entered = textOf(culture);
        return [culture, newText(entered.title.trim(), asPath(pathOf(entered)))] as const;
      });
      await beginPage(id, Object.fromEntries(sent));
      return id;
    },
    onSuccess: async (id) => {
      draft.drop();
      await queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
      await navigate(`/pages/${encodeURIComponent(id)}`);
    },
  });
  const errors = begin.error instanceof ApiError ? begin.error.errors : [];
  const faults = new Map(errors.map(({ field = '', message }) => [field, message]));
  const isAtField = [...faults.keys()].some((field) => field.startsWith('texts.'));
  return (
    <FormDialog
      title={text('pages.newTitle')}
      action={text('pages.begin')}
      draft={draft}
      error={isAtField ? null : begin.error}
      isPending={begin.isPending}
      onSubmit={() => begin.mutate()}
      onClose={onClose}
    >
      <Typography color="textSecondary">{text('pages.newText')}</Typography>
      {cultures.map((culture, index) => {
        const field = (name: 'title' | 'path') => {
          const fault = faults.get(`texts.${culture}.${name}`);
          return {
            required: true,
            autoComplete: 'off',
            error: fault !== undefined,
            helperText: fault,
            slotProps: { htmlInput: { lang: culture, maxLength: limits[name] } },
          };
        };
        return (
          <Box key={culture} component="fieldset" sx={{ m: 0, mt: 1, p: 0, border: 0 }}>
            <Typography component="legend" variant="subtitle2">
              {nameOf(culture)}
            </Typography>
            <TextField
              label={text('pages.titleIn', { culture: nameOf(culture) })}
              value={textOf(culture).title}
              autoFocus={index === 0}
              onChange={({ target }) => set(culture, { title: target.value })}
              {...field('title')}
            />
            <TextField
              label={text('pages.pathIn', { culture: nameOf(culture) })}
              value={pathOf(textOf(culture))}
              onChange={({ target }) => set(culture, { path: target.value })}
              {...field('path')}
            />
          </Box>
        );
      })}
    </FormDialog>
  );
}
