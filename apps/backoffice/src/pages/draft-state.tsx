import { Alert } from '@mui/material';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { PageRecord } from './page-data';

/** What the shop shows, who has saved a draft, and when it is published. */
export function DraftState({ record: { page } }: { record: PageRecord }) {
  const text = useText();
  const { time } = useFormats();
  const { draft } = page;
  if (!draft) return <Alert severity="success">{text('pages.noDraft')}</Alert>;
  const { savedAt, savedBy, publishAt, problem, isOutdated } = draft;
  return (
    <>
      <Alert severity="info">
        {text('pages.savedBy', { name: savedBy.name, time: time(savedAt) })}{' '}
        {publishAt && !problem && text('pages.plannedFor', { time: time(publishAt) })}
      </Alert>
      {problem && (
        <Alert severity="error">
          {text(problem === 'EntryChanged' ? 'pages.notPublishedChanged' : 'pages.notPublishedCode', {
            code: problem,
          })}
        </Alert>
      )}
      {isOutdated && <Alert severity="warning">{text('pages.isOutdated')}</Alert>}
    </>
  );
}
