import { type FieldState, nextFieldState, untouchedField } from '@matchday/validation';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../texts/texts-provider';
import { earlyValues } from './early-values';
import {
  type FormFields,
  type FormValues,
  failureOf,
  failureText,
  isRequired,
  trimmed,
  validationOf,
} from './form-field';
import { type RefusalOptions, refusalOf } from './refusal';
import { useFieldEvents } from './use-field-events';

export interface FormOptions<Name extends string> extends Pick<RefusalOptions<Name>, 'aliases' | 'wordings'> {
  fields: FormFields<Name>;
  /** Sends the values. The error with which it rejects is shown at the fields that it names. */
  submit: (values: FormValues<Name>) => Promise<void>;
}

/** The errors of each field: from its rules, and from the API's last response. */
interface Validity<Name extends string> {
  states: Partial<Record<Name, FieldState>>;
  refused: Partial<Record<Name, string>>;
}

export type Form<Name extends string> = ReturnType<typeof useForm<Name>>;

/**
 * A form whose fields are validated in their modes (S5.11) and on submit. Input stays on every error.
 * While it is being sent, a second submit does nothing.
 */
export function useForm<Name extends string>({ fields, submit, ...wording }: FormOptions<Name>) {
  const t = useTexts();
  const prefix = useId();
  const names = Object.keys(fields) as Name[];
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [{ states, refused }, setValidity] = useState<Validity<Name>>({ states: {}, refused: {} });
  const [stopped, setStopped] = useState<{ attempt: number; by: readonly Name[] }>({ attempt: 0, by: [] });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const events = useFieldEvents();
  const isSending = useRef(false);

  const values = Object.fromEntries(
    names.map((name) => [name, typed[name] ?? fields[name].initial ?? '']),
  ) as Record<Name, string>;
  const stateOf = (name: Name) => states[name] ?? untouchedField;
  const idOf = (name: Name) => `${prefix}-${name}`;

  function messageOf(name: Name): string | undefined {
    const { failure } = stateOf(name);
    return failure ? failureText(fields[name], failure, t) : refused[name];
  }

  /** A field for its events, given the values of the form at that time. */
  const eventField = (name: Name, form: FormValues<Name>) => ({
    name,
    value: form[name],
    state: stateOf(name),
    validation: validationOf(fields[name]),
    validate() {
      const failure = failureOf(name, fields, form);
      setValidity((known) => ({
        ...known,
        states: { ...known.states, [name]: nextFieldState(known.states[name] ?? untouchedField, failure) },
      }));
    },
  });

  function enter(name: Name, value: string, how: 'input' | 'choose') {
    setTyped((known) => ({ ...known, [name]: value }));
    setValidity((known) => ({ ...known, refused: { ...known.refused, [name]: undefined } }));
    events[how](eventField(name, { ...values, [name]: value }));
  }

  /** Shows the errors of the fields, and moves focus to the summary if there are any. */
  const stopAt = (by: readonly Name[]) =>
    setStopped(({ attempt }) => ({ attempt: by.length > 0 ? attempt + 1 : attempt, by }));

  function validateAll(): boolean {
    events.cancel();
    const validated = names.map((name) => [
      name,
      nextFieldState(stateOf(name), failureOf(name, fields, values)),
    ]);
    const next = Object.fromEntries(validated) as Record<Name, FieldState>;
    setValidity({ states: next, refused: {} });
    const wrong = names.filter((name) => next[name].failure);
    stopAt(wrong);
    return wrong.length === 0;
  }

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending.current) return;
    setRefusal(null);
    if (!validateAll()) return;
    isSending.current = true;
    setPending(true);
    try {
      await submit(trimmed(fields, values));
    } catch (error) {
      const { byField, message } = refusalOf(error, { ...wording, names, t });
      setValidity((known) => ({ ...known, refused: byField }));
      setRefusal(message);
      stopAt(names.filter((name) => byField[name] !== undefined));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  return {
    values,
    isPending,
    onSubmit,
    /** Adopts input that was typed, or filled in by the browser, before hydration. */
    adopt: (form: HTMLFormElement | null) => {
      const early = form && earlyValues(form, values);
      if (early) setTyped((known) => ({ ...early, ...known }));
    },
    /** The API's error for the form as a whole. */
    refusal,
    /** Counts the submits that field errors stopped. */
    attempt: stopped.attempt,
    /** The errors that stopped the last submit and are not corrected yet, in the order of the fields. */
    errors: stopped.by.flatMap((name) => {
      const message = messageOf(name);
      return message ? [{ fieldId: idOf(name), message: `${fields[name].label}: ${message}` }] : [];
    }),
    /** Sets a value that was chosen, such as by a checkbox. */
    set: (name: Name, value: string) => enter(name, value, 'choose'),
    /** Properties of a text field. */
    field: (name: Name) => ({
      id: idOf(name),
      name,
      label: fields[name].label,
      value: values[name],
      required: isRequired(fields[name]),
      optionalLabel: isRequired(fields[name]) ? undefined : t('Accessibility.Optional'),
      errorMessage: messageOf(name),
      onChange: ({ target }: { target: { value: string } }) =>
        enter(name, target.value, target instanceof HTMLSelectElement ? 'choose' : 'input'),
      ...events.handlers(eventField(name, values)),
    }),
    /** Empties the form. */
    clear() {
      setTyped({});
      setValidity({ states: {}, refused: {} });
      stopAt([]);
    },
  };
}
