import * as styles from './progress-bar.css';

export interface ProgressBarProps {
  /** Nothing, something under way, or how it ended; the end is shown for as long as the state lasts. */
  state: 'idle' | 'running' | 'done' | 'failed';
  /** Names what is under way, such as "Loading". */
  label: string;
}

/** A line along the top of the page while requests run (S2.35). It takes 5000 ms to its end, and jumps there once all is done. */
export function ProgressBar({ state, label }: ProgressBarProps) {
  if (state === 'idle') return null;
  return (
    <div data-state={state} className={styles.track}>
      {state === 'running' && <progress aria-label={label} className={styles.native} />}
      <div className={styles.bar} />
    </div>
  );
}
