import * as styles from './progress-bar.css';

export interface ProgressBarProps {
  active: boolean;
  /** Names what is under way, such as "Loading". */
  label: string;
}

/** A line along the top of the page while requests run (S2.35). */
export function ProgressBar({ active, label }: ProgressBarProps) {
  return active ? <progress aria-label={label} className={styles.progressBar} /> : null;
}
