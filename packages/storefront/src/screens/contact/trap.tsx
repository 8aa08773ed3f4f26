import * as styles from './contact.css';

interface TrapProps {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
}

/** A field that no person sees or reaches: what is filled in here was written by a machine, and the API keeps it not. */
export function Trap({ id, name, label, value, onChange }: TrapProps) {
  return (
    <div aria-hidden className={styles.trap}>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} value={value} onChange={onChange} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
