import type { DropPoint } from '@matchday/commerce';
import { useCheckout, useDropPoints } from '@matchday/commerce/react';
import { Button } from '@matchday/ui/button';
import { PickUpMap } from '@matchday/ui/pick-up-map';
import { RadioCards } from '@matchday/ui/radio-cards';
import { Text } from '@matchday/ui/text';
import { useState } from 'react';
import * as styles from './checkout.css';
import { DropPointSearch } from './drop-point-search';
import { addressOf, distanceText, OpeningHours } from './drop-point-text';
import type { CheckoutTranslate } from './texts';

interface DropPointFinderProps {
  methodId: string;
  chosen: DropPoint | null;
  onChoose: (point: DropPoint) => void;
  errorMessage: string | undefined;
  t: CheckoutTranslate;
}

/** Pick-up points near a postcode; it begins with the one of the address. */
export function DropPointFinder({ methodId, chosen, onChoose, errorMessage, t }: DropPointFinderProps) {
  const addressZipCode = useCheckout((state) =>
    state.useShippingAddress ? state.shippingDetails.zipCode : state.invoiceDetails.zipCode,
  );
  const [zipCode, setZipCode] = useState(chosen?.zipCode ?? addressZipCode);
  const [searched, setSearched] = useState(zipCode);
  const { data, isFetching, isError, refetch } = useDropPoints(methodId, searched);
  const points = (!isFetching && data) || [];

  const find = () => {
    const typed = zipCode.trim();
    if (typed !== '' && typed === searched) void refetch();
    else setSearched(typed);
  };
  const choose = (id: string) => {
    const point = points.find((one) => one.id === id);
    if (point) onChoose(point);
  };
  const chooseSuggested = (point: DropPoint) => {
    setZipCode(point.zipCode);
    setSearched(point.zipCode);
    onChoose(point);
  };

  return (
    <div className={styles.finder}>
      <div className={styles.finderSearch}>
        <DropPointSearch
          {...(points.length === 0 && { id: 'droppoint', errorMessage })}
          methodId={methodId}
          value={zipCode}
          onValueChange={setZipCode}
          searched={searched}
          onSearch={find}
          onChoose={chooseSuggested}
          t={t}
        />
        <Button variant="secondary" pending={isFetching} onClick={find}>
          {t('Checkout.DropPoint.Find')}
        </Button>
      </div>
      <Text as="output" step="small" color="muted">
        {statusText()}
      </Text>
      {points.length > 0 && (
        <>
          <PickUpMap
            label={t('Checkout.DropPoint.Map')}
            points={points.map(({ id, name, coordinates }) => ({ id, name, ...coordinates }))}
            selected={chosen?.id ?? null}
            onSelect={choose}
            lengthLabel={(metres) => distanceText(metres, t)}
          />
          <RadioCards
            id="droppoint"
            legend={t('Checkout.DropPoint.Choose')}
            value={chosen?.id ?? null}
            onValueChange={choose}
            errorMessage={errorMessage}
            options={points.map((point, at) => ({
              value: point.id,
              title: `${at + 1}. ${point.name}`,
              description: addressOf(point),
              aside: distanceText(point.distance, t),
              content: <OpeningHours point={point} t={t} />,
            }))}
          />
        </>
      )}
    </div>
  );

  function statusText(): string {
    if (isFetching) return t('Checkout.DropPoint.Finding');
    if (isError) return t('Checkout.DropPoint.Failed');
    if (!data) return '';
    if (points.length === 0) return t('Checkout.DropPoint.None', { zipCode: searched });
    return t.plural('Checkout.DropPoint.Found', points.length);
  }
}
