'use client';

import { clsx } from 'clsx';
import { type MouseEvent, type ReactNode, type SyntheticEvent, useId } from 'react';
import { Heading } from '../heading';
import { IconButton } from '../icon-button';
import { VisuallyHidden } from '../visually-hidden';
import * as styles from './modal.css';
import { useLeaving } from './use-leaving';
import { useModal } from './use-modal';

export interface ModalProps {
  open: boolean;
  /** Asked for by Escape, the close button and a press on the backdrop. */
  onClose: () => void;
  /** The heading, and the dialog's accessible name. */
  title: ReactNode;
  /** Keeps the title for assistive technology alone. */
  hideTitle?: boolean;
  closeLabel: string;
  /** Stays in sight below the scrolling content. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/**
 * What dialog and drawer share: focus held inside and given back, backdrop, heading and close button. It asks to be closed
 * when the address leads to another page.
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
  const { dialog, present } = useModal(open);
  useLeaving(() => {
    if (open) onClose();
  });
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === event.currentTarget) {
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
