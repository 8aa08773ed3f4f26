'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import {
  ListBox as AriaListBox,
  type ListBoxProps as AriaListBoxProps,
  ListBoxItem,
} from 'react-aria-components/ListBox';
import { Icon } from '../icon';
import * as styles from './list-box.css';

export interface ListOption {
  id: string;
  text: string;
  /** Stands at the end, such as a price or a count. */
  detail?: ReactNode;
  /** Stands before the text, such as a small picture. */
  start?: ReactNode;
  disabled?: boolean;
}

export interface ListBoxProps extends Omit<AriaListBoxProps<ListOption>, 'children' | 'items' | 'className'> {
  options: readonly ListOption[];
  className?: string;
}

const option = ({ id, text, detail, start, disabled }: ListOption) => (
  <ListBoxItem key={id} id={id} textValue={text} isDisabled={disabled} className={styles.option}>
    {({ isSelected }) => (
      <>
        {start !== undefined && <span className={styles.start}>{start}</span>}
        <span className={styles.text}>{text}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
        {isSelected && <Icon name="check" />}
      </>
    )}
  </ListBoxItem>
);

/** Options to choose from: the list of a combo box or a select. */
export function ListBox({ options, className, ...props }: ListBoxProps) {
  return (
    <AriaListBox {...props} className={clsx(styles.list, className)}>
      {options.map(option)}
    </AriaListBox>
  );
}
