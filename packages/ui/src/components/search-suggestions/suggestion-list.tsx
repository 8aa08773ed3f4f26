import { type ElementType, type ReactNode, type Ref, useId } from 'react';
import * as styles from './search-suggestions.css';

export interface Suggestion {
  text: string;
  href: string;
  /** Shown at the end, such as a price or a count. */
  detail?: ReactNode;
  /** Shown before the text, such as a small image. */
  start?: ReactNode;
}

export interface SuggestionGroup {
  /** Names the group: "Products". */
  heading: string;
  suggestions: readonly Suggestion[];
}

export interface SuggestionListProps {
  ref: Ref<HTMLDivElement>;
  id: string;
  label: string;
  groups: readonly SuggestionGroup[];
  /** The active option, counted through all groups; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  linkAs?: ElementType;
}

/** Links in groups, as the options of a combo box. */
export function SuggestionList({ ref, id, label, groups, active, optionId, linkAs }: SuggestionListProps) {
  const Link: ElementType = linkAs ?? 'a';
  const headingId = useId();
  const before = (group: number) =>
    groups.slice(0, group).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links below a text field
    <div ref={ref} id={id} role="listbox" aria-label={label}>
      {groups.map(({ heading, suggestions }, group) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
        <div key={heading} role="group" aria-labelledby={`${headingId}-${group}`} className={styles.group}>
          <div role="presentation" id={`${headingId}-${group}`} className={styles.heading}>
            {heading}
          </div>
          {suggestions.map(({ text, href, detail, start }, position) => {
            const index = before(group) + position;
            return (
              <Link
                key={href}
                id={optionId(index)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that can be followed
                role="option"
                href={href}
                tabIndex={-1}
                aria-selected={index === active}
                className={styles.option}
              >
                {start !== undefined && <span className={styles.start}>{start}</span>}
                <span className={styles.text}>{text}</span>
                {detail !== undefined && <span className={styles.detail}>{detail}</span>}
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
}
