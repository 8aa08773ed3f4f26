'use client';

import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../modal/modal';
import * as styles from './dialog.css';

export interface DialogProps extends ModalProps {
  size?: keyof typeof styles.size;
}

/** A modal in the centre of the page. */
export function Dialog({ size = 'medium', className, ...props }: DialogProps) {
  return <Modal {...props} className={clsx(styles.dialog, styles.size[size], className)} />;
}
