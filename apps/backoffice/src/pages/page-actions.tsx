import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useText } from '../texts/use-text';
import { DiscardDialog } from './discard-dialog';
import { contentOf, type PageRecord, planPage, publishPage } from './page-data';
import { PlanDialog } from './plan-dialog';
import { RemovePageDialog } from './remove-page-dialog';
import type { usePageEditor } from './use-page-editor';

interface Props {
  record: PageRecord;
  editor: ReturnType<typeof usePageEditor>;
  isDisabled: boolean;
}

/** What can be done with what was entered, and with the draft. */
export function PageActions({ record, editor, isDisabled }: Props) {
  const text = useText();
  const [dialog, setDialog] = useState<'plan' | 'discard' | 'remove' | null>(null);
  const { step, isDirty } = editor;
  const { draft, published } = record.page;
  const hasDraft = draft !== null || isDirty;
  if (isDisabled) return null;
  return (
    <Box
      role="toolbar"
      aria-label={text('pages.actions')}
      sx={{
        position: 'sticky',
        top: 48,
        zIndex: 2,
        // Covers what scrolls below the bar of the page.
        boxShadow: ({ palette }) => `0 -48px 0 0 ${palette.background.default}`,
        py: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        bgcolor: 'background.default',
      }}
    >
      <Button
        variant="contained"
        disabled={!isDirty}
        loading={step.isPending}
        onClick={() => step.mutate({ done: 'pages.saved', work: async (base) => base, saves: true })}
      >
        {text('pages.save')}
      </Button>
      <Button
        variant="outlined"
        disabled={!hasDraft || step.isPending}
        onClick={() => step.mutate({ done: 'pages.published', work: publishPage, saves: true })}
      >
        {text('pages.publish')}
      </Button>
      <Button disabled={!hasDraft || step.isPending} onClick={() => setDialog('plan')}>
        {text('pages.plan')}
      </Button>
      <Button disabled={!draft || !published || step.isPending} onClick={() => setDialog('discard')}>
        {text('pages.discard')}
      </Button>
      <Button disabled={!editor.canUndo} onClick={editor.undo}>
        {text('pages.undo')}
      </Button>
      <Button disabled={!editor.canRedo} onClick={editor.redo}>
        {text('pages.redo')}
      </Button>
      {contentOf(record).alias === 'contentPage' && (
        <Button color="error" disabled={step.isPending} onClick={() => setDialog('remove')}>
          {text('pages.removePage')}
        </Button>
      )}
      {dialog === 'plan' && (
        <PlanDialog
          planned={draft?.publishAt ?? null}
          onPlan={(publishAt) => {
            setDialog(null);
            step.mutate({
              done: publishAt === null ? 'pages.unplanned' : 'pages.planned',
              work: (base) => planPage(base, publishAt),
              saves: true,
            });
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog record={record} onDiscarded={editor.take} onClose={() => setDialog(null)} />
      )}
      {dialog === 'remove' && <RemovePageDialog record={record} onClose={() => setDialog(null)} />}
    </Box>
  );
}
