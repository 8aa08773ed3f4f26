import * as styles from './progress-bar.css';

export interface ProgressBarProps {
  /** Idle, in progress, or the result; the result is shown as long as the state lasts. */
  state: 'idle' | 'running' | 'done' | 'failed';
  /** Names the activity, such as "Loading". */
  label: string;
}

/**
 * A line along the top of the page while requests run (S2.35). It fills within 5000 ms, and jumps to the end once
 * everything has ended.
 */
export function ProgressBar({ state, label }: ProgressBarProps) {
  if (state === 'idle') return null;
  return (
    <div data-state={state} className={styles.track}>
      {state === 'running' && <progress aria-label={label} className={styles.native} />}
      <div className={styles.bar} />
    </div>
  );
}
