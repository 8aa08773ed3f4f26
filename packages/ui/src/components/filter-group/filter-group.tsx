'use client';

import { clsx } from 'clsx';
import { useState } from 'react';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from '../checkbox-group/checkbox-group';
import { Disclosure } from '../disclosure/disclosure';
import * as styles from './filter-group.css';

export interface FilterGroupProps
  extends Pick<CheckboxGroupProps, 'options' | 'value' | 'onValueChange' | 'name'> {
  /** The group's title: "Colour". */
  title: string;
  open?: boolean;
  /** The number of chosen options in words: "2 chosen". Shown next to the title if there are any. */
  chosenLabel?: (count: number) => string;
  /** The number of top-level options shown before `moreLabel` is clicked; chosen ones are always shown. */
  limit?: number;
  /** "Show all". */
  moreLabel?: string;
  className?: string;
}

/** Filter options of one kind, under a title that opens and closes. */
export function FilterGroup({
  title,
  open,
  options,
  value,
  onValueChange,
  name,
  chosenLabel,
  limit = Number.POSITIVE_INFINITY,
  moreLabel,
  className,
}: FilterGroupProps) {
  const [all, setAll] = useState(false);
  const shown =
    all || moreLabel === undefined
      ? options
      : options.filter((option, index) => index < limit || hasChosen(option, value));
  const heading =
    chosenLabel && value.length > 0 ? (
      <span className={styles.title}>
        {title} <Badge>{chosenLabel(value.length)}</Badge>
      </span>
    ) : (
      title
    );
  return (
    <Disclosure title={heading} open={open} className={clsx(styles.group, className)}>
      <CheckboxGroup
        legend={title}
        hideLegend
        options={shown}
        value={value}
        onValueChange={onValueChange}
        name={name}
      />
      {shown.length < options.length && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)} className={styles.more}>
          {moreLabel}
        </Button>
      )}
    </Disclosure>
  );
}

const hasChosen = ({ value, children = [] }: CheckboxOption, chosen: readonly string[]): boolean =>
  chosen.includes(value) || children.some((child) => hasChosen(child, chosen));
