import * as styles from './contact.css';

interface HoneypotFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field that people cannot see or reach: a bot wrote any message with a value here, and the API discards it. */
export function HoneypotField({ id, name, label, value, onChange }: HoneypotFieldProps) {
  return (
    <div aria-hidden className={styles.honeypot}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
