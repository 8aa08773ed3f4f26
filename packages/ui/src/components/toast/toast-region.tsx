'use client';

import { clsx } from 'clsx';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastRegion as Region,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components/Toast';
import { PageLocale } from '../../page-locale';
import { tone } from '../../theme/tone.css';
import { Button } from '../button';
import { Icon } from '../icon';
import { IconButton } from '../icon-button';
import * as styles from './toast.css';

/** The message in one sentence, and at most one action. */
export interface ToastMessage {
  text: string;
  kind?: 'info' | 'success' | 'warning';
  /** "Undo", "See the basket". A click on it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Stays until it is closed: for a state, such as being offline. */
  lasting?: boolean;
}

export interface ToastsProps {
  /** Names the region: "Notifications". */
  label: string;
  closeLabel: string;
}

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 });

/** Milliseconds that a message stays; hover and focus pause the timer. */
const readingTime = 6000;
const decidingTime = 10_000;

export function show(message: ToastMessage): () => void {
  const timeout = message.action ? decidingTime : readingTime;
  const key = queue.add(message, message.lasting ? {} : { timeout });
  return () => queue.close(key);
}

const icons = { info: 'info', success: 'success', warning: 'warning' } as const;

export default function ToastRegion({ label, closeLabel }: ToastsProps) {
  return (
    <PageLocale>
      <Region queue={queue} aria-label={label} className={styles.region}>
        {({ toast }) => {
          const { text, kind = 'info', action } = toast.content;
          const close = () => queue.close(toast.key);
          const act = () => {
            close();
            action?.onPress();
          };
          return (
            <Toast toast={toast} className={clsx(tone.inverse, styles.toast)}>
              <Icon name={icons[kind]} className={styles.icon} />
              <ToastContent className={styles.content}>
                <Text slot="title">{text}</Text>
              </ToastContent>
              {action && (
                <Button size="small" variant="quiet" onClick={act}>
                  {action.label}
                </Button>
              )}
              <IconButton icon="close" label={closeLabel} onClick={close} />
            </Toast>
          );
        }}
      </Region>
    </PageLocale>
  );
}
