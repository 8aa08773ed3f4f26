import type { DropPoint } from '@matchday/commerce';
import { useDropPoints } from '@matchday/commerce/react';
import { TextField } from '@matchday/ui/text-field';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useWhenIdle } from '../../loading/use-when-idle';
import { report } from '../../reporting/report';
import { addressOf, distanceText } from './drop-point-text';
import type { CheckoutTranslate } from './texts';

interface DropPointSearchProps {
  methodId: string;
  value: string;
  onValueChange: (zipCode: string) => void;
  /** The postcode whose pick-up points are on the page. */
  searched: string;
  /** Shows the pick-up points near the typed postcode. */
  onSearch: () => void;
  onChoose: (point: DropPoint) => void;
  id?: string;
  errorMessage?: string | undefined;
  t: CheckoutTranslate;
}

/** How long typing must pause before pick-up points are suggested, in milliseconds. */
const suggestionDelay = 300;

/**
 * The postcode to search near. The widget that suggests pick-up points replaces the text field when it has loaded, but
 * not while the shopper is in the field.
 */
export function DropPointSearch({
  methodId,
  searched,
  onSearch,
  onChoose,
  value,
  onValueChange,
  t,
  ...text
}: DropPointSearchProps) {
  const [isInTextField, setIsInTextField] = useState(false);
  const loaded = useWhenIdle(loadComboBox);
  const suggestions = useSuggestions(methodId, value.trim(), searched);
  const label = t('Checkout.DropPoint.ZipCode');

  if (!loaded || isInTextField) {
    const searchOnEnter = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      onSearch();
    };
    return (
      <TextField
        {...text}
        label={label}
        value={value}
        autoComplete="postal-code"
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={searchOnEnter}
        onFocus={() => setIsInTextField(true)}
        onBlur={() => setIsInTextField(false)}
      />
    );
  }
  const choose = (id: string) => {
    const point = suggestions.find((one) => one.id === id);
    if (point) onChoose(point);
  };
  return (
    <loaded.ComboBox
      {...text}
      label={label}
      value={value}
      onValueChange={onValueChange}
      options={suggestions.map((point) => ({
        id: point.id,
        text: point.name,
        description: addressOf(point),
        aside: distanceText(point.distance, t),
      }))}
      onChoose={choose}
      onSubmit={onSearch}
    />
  );
}

/** Without the widget the text field searches, so the page is not loaded again in the middle of the checkout. */
const loadComboBox = () =>
  import('@matchday/ui/combo-box').catch((error: unknown) => {
    report(error);
    return null;
  });

/** The pick-up points near the typed postcode when typing pauses; none for the postcode that the page shows already. */
function useSuggestions(methodId: string, typed: string, searched: string): readonly DropPoint[] {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), suggestionDelay);
    return () => clearTimeout(timer);
  }, [typed]);
  const isNew = paused === typed && typed !== searched;
  const { data = [] } = useDropPoints(methodId, isNew ? typed : '');
  return isNew ? data : [];
}
