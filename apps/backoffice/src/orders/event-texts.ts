import { en } from '../texts/en';
import type { TextKey } from '../texts/languages';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { OrderRecord } from './order-data';
import { minorUnitsOf } from './refundable';

type Event = OrderRecord['history'][number];

const isText = (key: string): key is TextKey => key in en;

/** What the history says about an event. A type that the back office does not know is shown as it is. */
export function useEventTexts(currency: string) {
  const text = useText();
  const { money } = useFormats();
  const minorUnits = minorUnitsOf(currency);

  function actorOf(actor: string): string {
    const [role = ''] = actor.split(':');
    const key = `event.by.${role}`;
    return isText(key) ? text(key) : actor;
  }

  return {
    eventName: ({ type }: Event): string => {
      const key = `event.${type}`;
      return isText(key) ? text(key) : type;
    },
    actorName: ({ actor }: Event): string => actorOf(actor),
    details: ({ details: { amount, reason, lines } }: Event): string[] => [
      ...(typeof amount === 'number' ? [money({ amount: amount / minorUnits, currency })] : []),
      ...(typeof reason === 'string' ? [reason] : []),
      ...(Array.isArray(lines) ? [text('orders.units', { smart_count: unitsOf(lines) })] : []),
    ],
  };
}

const unitsOf = (lines: readonly { quantity?: number }[]) =>
  lines.reduce((sum, { quantity = 0 }) => sum + quantity, 0);
