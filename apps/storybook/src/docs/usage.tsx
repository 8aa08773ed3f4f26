import * as styles from './usage.css';

/** Guidance for people who compose screens. A story file sets it in `parameters.usage`. */
export interface UsageNotes {
  /** When to use the component. */
  when: string;
  do: readonly string[];
  dont: readonly string[];
}

function Advice({ heading, mark, items }: { heading: string; mark: string; items: readonly string[] }) {
  return (
    <section className={styles.advice} data-mark={mark}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  );
}

/** Shows when to use a component, with its dos and don'ts. */
export function Usage({ notes }: { notes: UsageNotes }) {
  return (
    <>
      <p>{notes.when}</p>
      <div className={styles.columns}>
        <Advice heading="Do" mark="do" items={notes.do} />
        <Advice heading="Don’t" mark="dont" items={notes.dont} />
      </div>
    </>
  );
}
