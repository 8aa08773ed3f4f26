'use client';

import { useWhenNear } from '../loading/use-when-near';
import * as styles from './newsletter.css';
import type { NewsletterFormProps } from './newsletter-form';

/** The form's reserved space until it comes near the viewport and is loaded. */
export function NewsletterSignUp(props: NewsletterFormProps) {
  const [loaded, place] = useWhenNear(() => import('./newsletter-form'));
  return (
    <div ref={place} className={styles.place}>
      {loaded && <loaded.NewsletterForm {...props} />}
    </div>
  );
}
