import { type AddOn, type PrintDraft, printFields } from '@matchday/commerce/catalogue';
import { Alert } from '@matchday/ui/alert';
import { RadioCards } from '@matchday/ui/radio-cards';
import { Text } from '@matchday/ui/text';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import type { Price } from '../../data/contract';
import { formatMoney } from '../../texts/format';
import { PrintFields } from './print-fields';
import { PrintPreview } from './print-preview';
import { type PrintField, printFailures } from './print-rules';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';
import type { Print, PrintFormHandle } from './use-print';

export interface PrintFormProps {
  print: Print;
  price: Price;
  /** The colour of the garment, as CSS. */
  cloth: string | undefined;
  ref: Ref<PrintFormHandle>;
  t: ProductTranslate;
}

/** The choice of a print and what it shall say, with the garment's back as it will look. */
export function PrintForm({ print, price, cloth, ref, t }: PrintFormProps) {
  const { addOns, addOn, draft, setDraft } = print;
  const id = useId();
  const [revealed, setRevealed] = useState<ReadonlySet<PrintField>>(new Set());
  const [isChoiceMissing, setChoiceMissing] = useState(false);
  const failures = addOn ? printFailures(draft, addOn) : new Map<PrintField, never>();
  const change = (changed: Partial<PrintDraft>) => setDraft({ ...draft, ...changed });
  const fieldId = (field: PrintField) => `${id}-${field}`;

  const check = () => {
    setChoiceMissing(!addOn);
    setRevealed(new Set(failures.keys()));
    const [first] = failures.keys();
    if (first) document.getElementById(fieldId(first))?.focus();
    if (!addOn) document.querySelector<HTMLElement>(`[id="${id}"] input`)?.focus();
    return addOn !== undefined && failures.size === 0;
  };
  useImperativeHandle(ref, () => ({ check }));

  const messageAt = (field: PrintField) => {
    const failure = revealed.has(field) ? failures.get(field) : undefined;
    return failure && t(failure.key, failure.params);
  };
  const reveal = (field: PrintField) => {
    if (failures.has(field) && draft[field] !== '') setRevealed(new Set([...revealed, field]));
  };
  const choose = (relationId: string) => {
    setChoiceMissing(false);
    setRevealed(new Set());
    change({ relationId });
  };

  return (
    <div className={styles.printForm}>
      <RadioCards
        id={id}
        legend={t('Product.Print.Choose')}
        value={draft.relationId}
        onValueChange={choose}
        errorMessage={isChoiceMissing ? t('Form.Validation.OneOf') : undefined}
        options={addOns.map((option) => ({
          value: option.relationId,
          title: option.name,
          description: option.text || undefined,
          aside: t('Product.Print.Price', { price: formatMoney(option.price, t.locale) }),
          content: (
            <PrintFields
              addOn={option}
              draft={draft}
              fields={printFields(option)}
              onChange={change}
              onLeave={reveal}
              messageAt={messageAt}
              fieldId={fieldId}
              t={t}
            />
          ),
        }))}
      />
      {addOn && (
        <>
          <PrintPreview draft={draft} addOn={addOn} cloth={cloth} t={t} />
          <Text step="label" aria-live="polite">
            {t('Product.Print.Total', { price: formatMoney(totalOf(price, addOn), t.locale) })}
          </Text>
          {!addOn.isReturnable && <Alert kind="info">{t('Product.Print.NotReturnable')}</Alert>}
        </>
      )}
    </div>
  );
}

function totalOf({ unitPrice, discountPrice }: Price, addOn: AddOn) {
  const { amount, currency } = discountPrice ?? unitPrice;
  return { amount: Math.round((amount + addOn.price.amount) * 100) / 100, currency };
}
