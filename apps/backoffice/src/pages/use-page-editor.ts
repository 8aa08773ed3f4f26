import { ApiError } from '@matchday/api-client';
import { mergeChanges } from '@matchday/validation';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { isConflict } from '../api/versions';
import { ownDrafts } from '../drafts/own-drafts';
import type { TextKey } from '../texts/languages';
import { useText } from '../texts/use-text';
import { type Place, withValue } from './changed-values';
import { change, redo, startHistory, undo } from './history';
import { contentOf, type PageContent, type PageRecord, readPage, savePageDraft } from './page-data';

interface Step {
  /** Says that the change was made. */
  done: TextKey;
  work: (base: PageRecord) => Promise<PageRecord>;
  /** The version that the change is meant for, if it is not the one of the form. */
  base?: PageRecord;
  /** Whether what was entered is saved first. */
  saves: boolean;
}

/** What a person began with. */
interface Begun {
  version: string;
  content: PageContent;
}

/** The form of a page: what was entered with undo and redo, and the changes that the API makes with it. */
export function usePageEditor(record: PageRecord, onChanged: (record: PageRecord) => void) {
  const text = useText();
  const notify = useNotify();
  const name = `pages/${record.page.id}`;
  const [kept] = useState(() => ownDrafts.read<Begun, PageContent>(name));
  const [saved, setSaved] = useState<PageContent>(() => contentOf(record));
  const [history, setHistory] = useState(() => {
    const start = startHistory(saved);
    return kept ? change(start, mergeChanges(kept.base.content, saved, kept.value), null) : start;
  });
  /** What was kept, until it is saved or discarded. */
  const [restored, setRestored] = useState(kept ?? null);
  const [theirs, setTheirs] = useState<PageRecord | null>(() =>
    kept && kept.base.version !== record.version ? record : null,
  );
  const entered = history.present;
  const isDirty = entered !== saved;
  const { version } = record;
  useEffect(() => {
    if (isDirty)
      ownDrafts.keep<Begun, PageContent>(name, {
        base: restored?.base ?? { version, content: saved },
        value: entered,
        at: new Date().toISOString(),
      });
    else ownDrafts.drop(name);
  }, [name, version, entered, saved, isDirty, restored]);

  /** Shows what the API has now. What was entered meanwhile stays. */
  const show = (next: PageRecord, sent: PageContent) => {
    const content = contentOf(next);
    setRestored(null);
    setSaved(content);
    setHistory((now) => (now.present === sent ? { ...now, present: content, place: null } : now));
    onChanged(next);
  };
  const step = useMutation({
    mutationFn: async ({ work, base = record, saves }: Step) => {
      if (!saves || (!isDirty && base === record)) return work(base);
      const draft = await savePageDraft(base, entered);
      show(draft, entered);
      return work(draft);
    },
    onSuccess: (next, { done }) => {
      setTheirs(null);
      setRestored(null);
      // A restored version replaces what was entered, and can be undone.
      const content = contentOf(next);
      setSaved(content);
      setHistory((now) => {
        const isSame = JSON.stringify(now.present) === JSON.stringify(content);
        return isSame ? { ...now, present: content, place: null } : change(now, content, null);
      });
      onChanged(next);
      notify(text(done), { type: 'success' });
    },
    onError: async (error) => {
      if (isConflict(error)) setTheirs(await readPage(record.page.id));
    },
  });
  /** Gives up what was entered for what is saved. */
  const take = (next: PageRecord) => {
    const content = contentOf(next);
    setTheirs(null);
    setRestored(null);
    setSaved(content);
    setHistory((now) => change(now, content, null));
    onChanged(next);
  };
  const faults = step.error instanceof ApiError && !isConflict(step.error) ? step.error.errors : [];
  return {
    entered,
    isDirty,
    theirs,
    step,
    faults,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    enter: (place: Place, value: unknown, isTyping: boolean) =>
      setHistory((now) =>
        change(now, withValue(now.present, place, value), isTyping ? place.join('.') : null),
      ),
    take,
    /** What an earlier page kept, for the notice of the form. */
    kept: { restoredAt: restored?.at ?? null, discard: () => take(record), drop: () => setRestored(null) },
    /** What the person had begun with, if that is no longer what is saved. */
    begun: restored?.base.content ?? null,
    closeConflict: () => setTheirs(null),
  };
}
