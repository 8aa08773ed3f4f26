'use client';

import { clsx } from 'clsx';
import { Modal, type ModalProps } from '../modal';
import * as styles from './drawer.css';

export interface DrawerProps extends ModalProps {
  /** The edge of the page that it slides in from. */
  side?: keyof typeof styles.side;
}

/** A modal that slides in from the side, as high as the page. */
export function Drawer({ side = 'end', className, ...props }: DrawerProps) {
  return <Modal {...props} className={clsx(styles.drawer, styles.side[side], className)} />;
}
