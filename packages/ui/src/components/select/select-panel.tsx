'use client';

import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, type Selection } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { panel } from '../../overlay-panel.css';
import type { OverlayState } from '../../overlay-trigger';
import { PageLocale } from '../../page-locale';
import { Icon } from '../icon';
import * as styles from './select.css';

export interface SelectChoice {
  value: string;
  label: string;
  /** A sentence below the label. */
  description?: string;
  /** Shown before the label: an icon, a colour, a flag. */
  mark?: ReactNode;
  /** Shown at the end of the line: a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface SelectPanelProps {
  id: string;
  label: string;
  choices: readonly SelectChoice[];
  value: string;
  onChoose: (value: string) => void;
  overlay: OverlayState;
}

const choice = ({ value, label, description, mark, aside, disabled }: SelectChoice) => (
  <ListBoxItem key={value} id={value} textValue={label} isDisabled={disabled} className={styles.choice}>
    {({ isSelected }) => (
      <>
        {mark}
        <div className={styles.words}>
          <div className={styles.name}>{label}</div>
          {description !== undefined && <div className={styles.description}>{description}</div>}
        </div>
        {aside}
        <Icon name="check" className={isSelected ? undefined : styles.unchosen} />
      </>
    )}
  </ListBoxItem>
);

export default function SelectPanel({ id, label, choices, value, onChoose, overlay }: SelectPanelProps) {
  /** React Aria passes an empty selection if the chosen option was clicked again. */
  const choose = (keys: Selection) => {
    const [key = value] = keys === 'all' ? [] : keys;
    onChoose(String(key));
  };
  return (
    <PageLocale>
      <Popover
        aria-label={label}
        triggerRef={overlay.trigger.ref}
        isOpen={overlay.open}
        onOpenChange={overlay.setOpen}
        placement="bottom start"
        className={panel}
      >
        <ListBox
          id={id}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a list that opens takes focus
          autoFocus={value === '' ? 'first' : true}
          selectionMode="single"
          selectedKeys={value === '' ? [] : [value]}
          onSelectionChange={choose}
          shouldFocusWrap
          className={styles.list}
        >
          {choices.map(choice)}
        </ListBox>
      </Popover>
    </PageLocale>
  );
}
