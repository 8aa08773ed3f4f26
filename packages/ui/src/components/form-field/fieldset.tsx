import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { FieldError, useFieldIds } from './field-error';
import * as styles from './form-field.css';

/** The common props of groups of controls. */
export interface FieldsetText {
  legend: ReactNode;
  /** Hides the legend visually. */
  hideLegend?: boolean;
  description?: ReactNode;
  /** The error and how to fix it. */
  errorMessage?: ReactNode;
  /** The id of the fieldset, for links of an error summary. */
  id?: string;
  className?: string;
}

interface FieldsetProps extends FieldsetText {
  legendClassName: string;
  children: (groupId: string) => ReactNode;
}

/** Legend, description and error around a group of controls. */
export function Fieldset({
  legend,
  hideLegend = false,
  description,
  errorMessage,
  id,
  className,
  legendClassName,
  children,
}: FieldsetProps) {
  const { controlId, descriptionId, errorId, describedBy } = useFieldIds(id, { description, errorMessage });
  return (
    <fieldset id={controlId} aria-describedby={describedBy} className={className}>
      <legend className={hideLegend ? undefined : legendClassName}>
        {hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      {descriptionId !== undefined && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
      {children(controlId)}
      {errorId !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </fieldset>
  );
}
