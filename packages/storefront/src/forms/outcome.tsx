import { Alert, type AlertProps } from '@matchday/ui/alert';

const focus = (element: HTMLDivElement | null) => element?.focus();

/** What came of a form, in its place: focus goes there, as the button that had it is gone. */
export function Outcome(props: AlertProps) {
  return <Alert {...props} ref={focus} tabIndex={-1} />;
}
