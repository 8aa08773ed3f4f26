import { clsx } from 'clsx';
import type { ElementType } from 'react';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './filter-chips.css';

export interface FilterChip {
  id: string;
  /** "Red". */
  text: string;
  /** The address of the list without this filter. */
  href?: string;
  onRemove?: () => void;
}

export interface FilterChipsProps {
  /** Names the list: "Chosen filters". */
  label: string;
  chips: readonly FilterChip[];
  /** Read before each filter: "Remove". */
  removeLabel: string;
  /** Removes all filters; shown if there is more than one. */
  clear?: { text: string; href?: string; onClear?: () => void };
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  className?: string;
}

/** The active filters of a list; a click removes one. Links work without JavaScript. */
export function FilterChips({ label, chips, removeLabel, clear, linkAs = 'a', className }: FilterChipsProps) {
  if (chips.length === 0) {
    return null;
  }
  return (
    <ul aria-label={label} className={clsx(styles.list, className)}>
      {chips.map(({ id, text, href, onRemove }) => {
        const Component: ElementType = href === undefined ? 'button' : linkAs;
        return (
          <li key={id}>
            <Component
              {...(href === undefined ? { type: 'button' } : { href })}
              onClick={onRemove}
              className={styles.chip}
            >
              <VisuallyHidden>{removeLabel} </VisuallyHidden>
              {text}
              <Icon name="close" className={styles.cross} />
            </Component>
          </li>
        );
      })}
      {clear && chips.length > 1 && (
        <li>
          <Link
            as={clear.href === undefined ? 'button' : linkAs}
            {...(clear.href === undefined ? { type: 'button' } : { href: clear.href })}
            onClick={clear.onClear}
            className={styles.clear}
          >
            {clear.text}
          </Link>
        </li>
      )}
    </ul>
  );
}
