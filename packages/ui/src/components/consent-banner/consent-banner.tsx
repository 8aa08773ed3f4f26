'use client';

import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Heading } from '../heading/heading';
import { Text } from '../text/text';
import * as styles from './consent-banner.css';

export interface ConsentPurpose {
  id: string;
  name: string;
  /** One sentence about the purpose. */
  description: string;
  /** Cannot be refused: the shop does not work without it. */
  necessary?: boolean;
}

export interface ConsentBannerProps {
  heading: string;
  text: ReactNode;
  purposes: readonly ConsentPurpose[];
  /** Ids of the currently allowed purposes; empty before a choice. */
  allowed?: readonly string[];
  /** Takes the focus and shows the purposes immediately, because the shopper opened it. */
  asked?: boolean;
  labels: { acceptAll: string; rejectAll: string; choose: string; save: string };
  /** Called with the ids of the newly allowed purposes. */
  onDecide: (allowed: readonly string[]) => void;
}

/**
 * Asks for consent to storage and measurement without blocking the page. Accept and refuse are equal buttons; a third
 * one next to the heading opens a choice by purpose. The banner does not cover the `BuyBox`'s bar.
 */
export function ConsentBanner({
  heading,
  text,
  purposes,
  allowed,
  asked = false,
  labels,
  onDecide,
}: ConsentBannerProps) {
  const headingId = useId();
  const banner = useRef<HTMLElement>(null);
  const [choosing, setChoosing] = useState(asked);
  const optional = purposes.filter(({ necessary }) => !necessary).map(({ id }) => id);

  useEffect(() => {
    if (asked) banner.current?.focus();
  }, [asked]);

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onDecide(optional.filter((id) => ticked.has(id)));
  };

  return (
    <section ref={banner} tabIndex={-1} aria-labelledby={headingId} className={styles.banner}>
      <Heading level={2} step="h4" id={headingId}>
        {heading}
      </Heading>
      <Text step="small" className={clsx(styles.whole, styles.words)}>
        {text}
      </Text>
      {choosing && (
        <form onSubmit={save} className={clsx(styles.whole, styles.choice)}>
          {purposes.map(({ id, name, description, necessary }) => (
            <Checkbox
              key={id}
              name={id}
              label={name}
              description={description}
              defaultChecked={necessary || allowed?.includes(id)}
              disabled={necessary}
            />
          ))}
          <Button type="submit" variant="quiet">
            {labels.save}
          </Button>
        </form>
      )}
      <div className={clsx(styles.whole, styles.decisions)}>
        <Button
          size="small"
          variant="secondary"
          onClick={() => onDecide(optional)}
          className={styles.decision}
        >
          {labels.acceptAll}
        </Button>
        <Button size="small" variant="secondary" onClick={() => onDecide([])} className={styles.decision}>
          {labels.rejectAll}
        </Button>
      </div>
      {!choosing && (
        <Button size="small" variant="quiet" onClick={() => setChoosing(true)} className={styles.choose}>
          {labels.choose}
        </Button>
      )}
    </section>
  );
}
