import { ProgressBar } from '@matchday/ui/progress-bar';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../texts/texts-provider';
import { progress } from './progress';

/** Shows running requests and navigation (S2.35). */
export function RequestProgress() {
  const t = useTexts();
  const state = useSyncExternalStore(progress.subscribe, progress.current);
  return <ProgressBar state={state} label={t('Accessibility.Loading')} />;
}
