import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { ErrorSummary } from '@matchday/ui/error-summary';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../texts/texts-provider';
import * as styles from './form.css';
import type { Form } from './use-form';

const never = () => () => {};

export interface FormFrameProps<Name extends string> {
  form: Form<Name>;
  /** The text of the button. */
  submit: string;
  /** Names the form if a page has several. */
  label?: string;
  /** Shown beside the button. */
  beside?: ReactNode;
  /** The result, shown below the button. */
  done?: ReactNode;
  children: ReactNode;
}

/** A form with a summary of errors above the fields, a button that is enabled after hydration, and the API's refusal below. */
export function FormFrame<Name extends string>({
  form,
  submit,
  label,
  beside,
  done,
  children,
}: FormFrameProps<Name>) {
  const t = useTexts();
  const { errors, attempt, refusal, isPending, onSubmit } = form;
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [adopt] = useState(() => form.adopt);
  return (
    <form
      noValidate
      // If a browser submits the form itself, no password appears in an address.
      method="post"
      aria-label={label}
      ref={adopt}
      onSubmit={onSubmit}
      className={styles.form}
    >
      <ErrorSummary title={t.plural('Form.Errors', errors.length)} errors={errors} attempt={attempt} />
      {children}
      {refusal && <Alert kind="danger">{refusal}</Alert>}
      <div className={styles.actions}>
        <Button type="submit" pending={isPending} disabled={!isAlive}>
          {submit}
        </Button>
        {beside}
      </div>
      {done}
    </form>
  );
}
