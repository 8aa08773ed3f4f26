import type { SlotPropsOf } from '@matchday/storefront/slots';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import * as styles from './match-day.css';
import { textsOf } from './texts';

export function MatchDay({ culture }: SlotPropsOf<'productBlock'>) {
  const { heading, steps } = textsOf(culture).matchDay;
  return (
    <section aria-labelledby="match-day" className={styles.block}>
      <Heading level={2} step="h3" id="match-day">
        {heading}
      </Heading>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Text step="lead">{title}</Text>
            <Text color="muted">{text}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
