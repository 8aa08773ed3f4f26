import { useEffect, useState } from 'react';
import { createFieldEvents } from './field-events';

/** The validation times of a form's fields, for as long as the form is shown. */
export function useFieldEvents() {
  const [events] = useState(createFieldEvents);
  useEffect(() => events.watchPointer(document), [events]);
  return events;
}
