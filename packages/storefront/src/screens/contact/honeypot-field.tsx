import * as styles from './contact.css';

interface HoneypotFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field that no person sees or reaches: what is filled in here was written by a machine, and the API keeps it not. */
export function HoneypotField({ id, name, label, value, onChange }: HoneypotFieldProps) {
  return (
    <div aria-hidden className={styles.honeypot}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
