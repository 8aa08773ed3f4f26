'use client';

import { clsx } from 'clsx';
import type { ElementType, FormEvent } from 'react';
import { control } from '../form-field/form-field.css';
import { IconButton } from '../icon-button/icon-button';
import { submitTerm } from '../search-field/search-field';
import { form, input, submit } from '../search-field/search-field.css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './search-suggestions.css';
import { type SuggestionGroup, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

export type { Suggestion, SuggestionGroup } from './suggestion-list';

export interface SearchSuggestionsProps {
  /** Names the field: "Search". */
  label: string;
  submitLabel: string;
  /** Names the list below it: "Suggestions". */
  suggestionsLabel: string;
  /** The form's target, with the term in its query. */
  action: string;
  /** The term's name in the query. */
  name?: string;
  /** The typed text. */
  value: string;
  onValueChange: (value: string) => void;
  /** The suggestions for the typed text. */
  groups: readonly SuggestionGroup[];
  /** Announced when the suggestions change: "4 suggestions". */
  status?: string;
  /** Receives the term, which is never empty, instead of the browser. */
  onSearch?: (term: string) => void;
  /** Replaces `<a>`: a router's link component. */
  linkAs?: ElementType;
  /** For a search that opens on request. */
  autoFocus?: boolean;
  className?: string;
}

/** A search with suggestions during typing: arrow keys move through the groups, Enter follows a link or searches. */
export function SearchSuggestions({
  label,
  submitLabel,
  suggestionsLabel,
  action,
  name = 'q',
  value,
  onValueChange,
  groups,
  status,
  onSearch,
  linkAs,
  autoFocus,
  className,
}: SearchSuggestionsProps) {
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const { active, optionId, list, field } = useSuggestions(count, value, onValueChange);
  const search = (event: FormEvent<HTMLFormElement>) => submitTerm(event, name, onSearch);
  return (
    <search className={clsx(styles.search, className)}>
      <form action={action} onSubmit={search} className={form}>
        <input
          {...field}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the search was just asked for
          autoFocus={autoFocus}
          name={name}
          aria-label={label}
          placeholder={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          className={clsx(control, input)}
        />
        <IconButton icon="search" type="submit" label={submitLabel} className={submit} />
      </form>
      {count > 0 && (
        <SuggestionList
          {...list}
          label={suggestionsLabel}
          groups={groups}
          active={active}
          optionId={optionId}
          linkAs={linkAs}
        />
      )}
      <VisuallyHidden as="output">{status}</VisuallyHidden>
    </search>
  );
}
