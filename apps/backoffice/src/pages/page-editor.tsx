import { Alert, Box, Tab, Tabs } from '@mui/material';
import { useState } from 'react';
import { useScopes } from '../access/use-permissions';
import { errorMessage } from '../api/error-message';
import { isConflict } from '../api/versions';
import { DraftNotice } from '../drafts/draft-notice';
import { ConflictDialog } from '../layout/conflict-dialog';
import { useCultureName } from '../texts/use-culture-name';
import { useErrorText } from '../texts/use-error-text';
import { useText } from '../texts/use-text';
import { BlockList } from './block-list';
import { changedValues } from './changed-values';
import { DraftState } from './draft-state';
import type { FormFrame } from './form-frame';
import { PageActions } from './page-actions';
import { contentOf, type PageRecord, restoreVersion } from './page-data';
import { PageFields } from './page-fields';
import { usePlaceName } from './place-name';
import { PreviewPanel } from './preview-panel';
import { usePageEditor } from './use-page-editor';
import { VersionPanel } from './version-panel';

interface Props {
  record: PageRecord;
  onChanged: (record: PageRecord) => void;
}

const columns = { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' };
const mostConflicts = 40;

/** The form of a page beside its preview in the shop. */
export function PageEditor({ record, onChanged }: Props) {
  const text = useText();
  const nameOf = useCultureName();
  const placeName = usePlaceName();
  const explain = useErrorText();
  const { can } = useScopes();
  const editor = usePageEditor(record, onChanged);
  const { entered, step, faults, theirs } = editor;
  const { page, version } = record;
  const [culture = '', setCulture] = useState(page.cultures[0]);
  const isDisabled = !can('content');
  const frame: FormFrame = {
    culture,
    isDisabled,
    faults: new Map(faults.map(({ field = '', message }) => [field, message])),
    onChange: editor.enter,
  };
  const shown = entered.texts[culture];
  const conflicts = theirs
    ? changedValues(editor.begun ?? contentOf(record), contentOf(theirs), entered).slice(0, mostConflicts)
    : [];
  return (
    <>
      <PageActions record={record} editor={editor} isDisabled={isDisabled} />
      <DraftState record={record} />
      <DraftNotice draft={editor.kept} />
      {step.error && !isConflict(step.error) && (
        <Alert severity="error">
          {faults.some(({ field }) => field?.startsWith('texts.'))
            ? faults.map(({ field = '', message }) => (
                <div key={`${field} ${message}`}>
                  {placeName(field, entered)}: {message}
                </div>
              ))
            : explain(errorMessage(step.error))}
        </Alert>
      )}
      <Tabs
        value={culture}
        aria-label={text('texts.culture')}
        onChange={(_, next: string) => setCulture(next)}
      >
        {page.cultures.map((each) => (
          <Tab key={each} value={each} label={nameOf(each)} />
        ))}
      </Tabs>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns, alignItems: 'start' }}>
        {shown && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PageFields page={shown} isFrontPage={entered.alias === 'frontPage'} frame={frame} />
            <BlockList
              key={culture}
              blocks={shown.blocks}
              place={['texts', culture, 'blocks']}
              frame={frame}
            />
          </Box>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {!isDisabled && (
            <PreviewPanel id={page.id} version={version} culture={culture} isBehind={editor.isDirty} />
          )}
          <VersionPanel
            id={page.id}
            version={version}
            isDisabled={isDisabled || step.isPending}
            onRestore={(versionId) =>
              step.mutate({
                done: 'pages.restored',
                work: (base) => restoreVersion(base, versionId),
                saves: false,
              })
            }
          />
        </Box>
      </Box>
      {theirs && (
        <ConflictDialog
          title={text('app.conflictTitle')}
          rows={conflicts.map(({ name, before, theirs: saved, yours }) => ({
            name: placeName(name, entered),
            before,
            theirs: saved,
            yours,
          }))}
          isSaving={step.isPending}
          onKeep={() =>
            step.mutate({ done: 'pages.saved', base: theirs, work: async (base) => base, saves: true })
          }
          onTake={() => editor.take(theirs)}
          onClose={editor.closeConflict}
        />
      )}
    </>
  );
}
