import { ProgressBar } from '@matchday/ui/progress-bar';
import { useAtomValue } from 'jotai/react';
import { useEffect } from 'react';
import { useTexts } from '../texts/texts-provider';
import { followNavigation } from './navigation';
import { progress } from './progress';

/** Shows running requests and navigation (S2.35). */
export function RequestProgress() {
  const t = useTexts();
  const state = useAtomValue(progress.state);
  useEffect(showNavigation, []);
  return <ProgressBar state={state} label={t('Accessibility.Loading')} />;
}

function showNavigation(): () => void {
  let end: ReturnType<typeof progress.begin> | undefined;
  const stop = followNavigation((isNavigating) => {
    end?.('done');
    end = isNavigating ? progress.begin() : undefined;
  });
  return () => {
    stop();
    end?.('done');
  };
}
