import { Alert, type AlertProps } from '@matchday/ui/alert';

const focus = (element: HTMLDivElement | null) => element?.focus();

/** The result that replaces a form. It takes the focus, because the button that had it is gone. */
export function Outcome(props: AlertProps) {
  return <Alert {...props} ref={focus} tabIndex={-1} />;
}
