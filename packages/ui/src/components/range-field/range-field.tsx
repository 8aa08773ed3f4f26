'use client';

import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { control } from '../form-field/form-field.css';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './range-field.css';
import { type Range, useRangeDraft } from './use-range-draft';

export type { Range } from './use-range-draft';

export interface RangeFieldProps {
  /** Names the range: "Price". */
  label: ReactNode;
  hideLabel?: boolean;
  /** Name the two ends: "From" and "To". */
  fromLabel: string;
  toLabel: string;
  /** The limits of the range. */
  min: number;
  max: number;
  step?: number;
  /** The chosen range: the lower and the upper end. */
  value: Range;
  /** Called when a thumb is released or a number was typed. */
  onValueChange: (value: Range) => void;
  /** Formats an end for screen readers: "€20". */
  format?: (value: number) => string;
  /** Shown in the number fields: "kr.". */
  unit?: string;
  /** The form names of the two ends. */
  names?: readonly [from: string, to: string];
  disabled?: boolean;
  className?: string;
}

/** A choice of a range: two thumbs on a track, and two number fields. */
export function RangeField({
  label,
  hideLabel = false,
  fromLabel,
  toLabel,
  min,
  max,
  step = 1,
  value,
  onValueChange,
  format = String,
  unit,
  names,
  disabled,
  className,
}: RangeFieldProps) {
  const { draft, slide, type, commit, commitOnEnter } = useRangeDraft(value, { min, max }, onValueChange);
  const share = (number: number) => (max > min ? (number - min) / (max - min) : 0);
  const ends = [
    { index: 0, label: fromLabel },
    { index: 1, label: toLabel },
  ] as const;
  const shares: CSSProperties & Record<`--${string}`, number> = {
    [styles.fromShare]: share(draft.range[0]),
    [styles.toShare]: share(draft.range[1]),
  };
  const bounds = { min, max, step, disabled };
  return (
    <fieldset className={clsx(styles.field, className)}>
      <legend className={styles.legend}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.track} style={shares}>
        {ends.map(({ index, label }) => (
          <input
            key={index}
            {...bounds}
            type="range"
            aria-label={label}
            aria-valuetext={format(draft.range[index])}
            value={draft.range[index]}
            onChange={(event) => slide(index, event.target.valueAsNumber)}
            onPointerUp={commit}
            onKeyUp={commit}
            className={styles.thumb}
          />
        ))}
      </div>
      <div className={styles.numbers}>
        {ends.map(({ index, label }) => (
          <label key={index} className={styles.number}>
            <span className={styles.end}>{label}</span>
            <input
              {...bounds}
              type="number"
              inputMode="numeric"
              name={names?.[index]}
              value={draft.typed[index]}
              onChange={(event) => type(index, event.target.value)}
              onBlur={commit}
              onKeyDown={commitOnEnter}
              className={control}
            />
            {unit !== undefined && <span aria-hidden>{unit}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
