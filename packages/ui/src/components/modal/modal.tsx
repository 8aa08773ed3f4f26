'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import * as styles from './modal.css';
import { doubleClickTime, useModal } from './use-modal';
import { useOnLeave } from './use-on-leave';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the close button and a click on the backdrop that is not the second of the double click that opened it. */
  onClose: () => void;
  /** The heading, which is the dialog's accessible name. */
  title: ReactNode;
  /** Hides the title visually. */
  hideTitle?: boolean;
  closeLabel: string;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * The common part of dialog and drawer: focus trap, backdrop, heading and close button. Calls `onClose` when the path
 * changes.
 */
export function Modal({
  open,
  onClose,
  title,
  hideTitle = false,
  closeLabel,
  footer,
  className,
  children,
}: ModalProps) {
  const titleId = useId();
  const { dialog, present, openedAt } = useModal(open);
  useOnLeave(() => {
    if (open) onClose();
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    const isSecondClick = event.timeStamp - openedAt.current < doubleClickTime;
    if (event.target === event.currentTarget && !isSecondClick) {
      onClose();
    }
  };
  const closedByBrowser = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !currentTarget.open) {
      onClose();
    }
  };
  const heading = (
    <Heading level={2} step="h3" id={titleId}>
      {title}
    </Heading>
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the press is on its backdrop; Escape does the same
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closedByBrowser}
      onMouseDown={closeFromBackdrop}
      className={clsx(styles.modal, className)}
    >
      {present && (
        <>
          <div className={styles.header}>
            {hideTitle ? <VisuallyHidden>{heading}</VisuallyHidden> : heading}
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
