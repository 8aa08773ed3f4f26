import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './table.css';

export interface TableColumn {
  id: string;
  header: string;
  /** Aligns numbers to the end. */
  align?: 'start' | 'end';
}

export interface TableRow {
  id: string;
  /** One per column; the first names the row. */
  cells: readonly ReactNode[];
  /** Marks the row: the chosen size. */
  current?: boolean;
}

export interface TableProps {
  /** Names the table. */
  caption: ReactNode;
  hideCaption?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /**
   * The layout if it does not fit: `scroll` scrolls sideways under its first column, as for size guides; `cards` shows
   * each row as a card, as for order lines.
   */
  narrow?: 'scroll' | 'cards';
  className?: string;
}

/** Values in rows and columns. It stays a table for assistive technology when shown as cards. */
export function Table({
  caption,
  hideCaption = false,
  columns,
  rows,
  narrow = 'scroll',
  className,
}: TableProps) {
  const heading = hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className={clsx(styles.frame, className)} tabIndex={narrow === 'scroll' ? 0 : undefined}>
      <table data-narrow={narrow} className={styles.table}>
        <caption className={styles.caption}>{heading}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header, align }) => (
              <th key={id} scope="col" data-align={align} className={styles.header}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.rows}>
          {rows.map((row) => (
            <tr key={row.id} aria-current={row.current || undefined} className={styles.row}>
              {columns.map(({ id, header, align }, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                const scope = index === 0 ? 'row' : undefined;
                return (
                  <Cell key={id} scope={scope} data-align={align} className={styles.cell}>
                    <span aria-hidden className={styles.label}>
                      {header}
                    </span>
                    {row.cells[index]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
