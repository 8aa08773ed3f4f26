import { type AddOn, type PrintDraft, printFields } from '@matchday/commerce/catalogue';
import { Alert } from '@matchday/ui/alert';
import { RadioCards } from '@matchday/ui/radio-cards';
import { Text } from '@matchday/ui/text';
import { untouchedField } from '@matchday/validation';
import { type Ref, useId, useImperativeHandle, useState } from 'react';
import type { Price } from '../../data/contract';
import { useFieldEvents } from '../../forms/use-field-events';
import { formatMoney } from '../../texts/format';
import { PrintFields } from './print-fields';
import { PrintPreview } from './print-preview';
import { type PrintField, printFailures, printValidation } from './print-rules';
import { withPrint } from './printed-price';
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
  const events = useFieldEvents();
  const change = (changed: Partial<PrintDraft>) => setDraft({ ...draft, ...changed });
  const fieldId = (field: PrintField) => `${id}-${field}`;

  const check = () => {
    events.cancel();
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
  /** A field for its events, given the draft at that time. */
  const eventField = (field: PrintField, chosen: AddOn, current: PrintDraft) => ({
    name: field,
    value: current[field],
    state: { ...untouchedField, hasFailed: revealed.has(field) },
    validation: printValidation(field, chosen),
    validate() {
      if (printFailures(current, chosen).has(field)) setRevealed((known) => new Set([...known, field]));
    },
  });
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
            <div className={styles.printContent}>
              <PrintFields
                addOn={option}
                draft={draft}
                fields={printFields(option)}
                onChange={(field, value) => {
                  change({ [field]: value });
                  const entered = eventField(field, option, { ...draft, [field]: value });
                  if (field === 'playerId') events.choose(entered);
                  else events.input(entered);
                }}
                handlers={(field) => events.handlers(eventField(field, option, draft))}
                messageAt={messageAt}
                fieldId={fieldId}
                t={t}
              />
              <PrintPreview draft={draft} addOn={option} cloth={cloth} t={t} />
            </div>
          ),
        }))}
      />
      {addOn && (
        <>
          <Text step="label" aria-live="polite">
            {t('Product.Print.Total', { price: formatMoney(chargedOf(withPrint(price, addOn)), t.locale) })}
          </Text>
          {addOn.productionDays > 0 && <Text>{t.plural('Product.Print.Days', addOn.productionDays)}</Text>}
          {!addOn.isReturnable && (
            <Alert kind="info">{addOn.notReturnableReason ?? t('Product.Print.NotReturnable')}</Alert>
          )}
        </>
      )}
    </div>
  );
}

const chargedOf = ({ unitPrice, discountPrice }: Price) => discountPrice ?? unitPrice;
