'use client';

import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../modal/modal';
import * as styles from './drawer.css';

export interface DrawerProps extends ModalProps {
  /** The edge from which it slides in. */
  side?: keyof typeof styles.side;
}

/** A modal of full height that slides in from the side. */
export function Drawer({ side = 'end', className, ...props }: DrawerProps) {
  return <Modal {...props} className={clsx(styles.drawer, styles.side[side], className)} />;
}
