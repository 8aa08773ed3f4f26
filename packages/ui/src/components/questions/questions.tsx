import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Disclosure } from '../disclosure/disclosure';
import { SectionHeader } from '../section-header/section-header';
import * as styles from './questions.css';

export interface QuestionsProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  heading: ReactNode;
  level?: 2 | 3;
  items: readonly { question: string; answer: ReactNode }[];
}

/** Questions that expand to show their answers. */
export function Questions({ heading, level = 2, items, className, ...props }: QuestionsProps) {
  const headingId = useId();
  return (
    <section {...props} aria-labelledby={headingId} className={clsx(styles.questions, className)}>
      <SectionHeader heading={heading} headingId={headingId} level={level} />
      <div>
        {items.map(({ question, answer }) => (
          <Disclosure key={question} title={question} level={level === 2 ? 3 : 4}>
            <div className={styles.answer}>{answer}</div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
