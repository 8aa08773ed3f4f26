import type { AddOn, PrintDraft } from '@matchday/commerce/catalogue';
import { SelectField } from '@matchday/ui/select-field';
import { TextField } from '@matchday/ui/text-field';
import type { FieldEvents } from '../../forms/field-events';
import type { PrintField } from './print-rules';
import * as styles from './product-page.css';
import type { ProductTranslate } from './texts';

export interface PrintFieldsProps {
  addOn: AddOn;
  draft: PrintDraft;
  fields: readonly PrintField[];
  onChange: (field: PrintField, value: string) => void;
  handlers: (field: PrintField) => ReturnType<FieldEvents['handlers']>;
  messageAt: (field: PrintField) => string | undefined;
  fieldId: (field: PrintField) => string;
  t: ProductTranslate;
}

/** What is entered of a print: name and number, or a player. */
export function PrintFields({
  addOn,
  draft,
  fields,
  onChange,
  handlers,
  messageAt,
  fieldId,
  t,
}: PrintFieldsProps) {
  const { nameMaxLength, numberMin, numberMax } = addOn.rules;
  const common = (field: PrintField) => ({
    id: fieldId(field),
    value: draft[field],
    errorMessage: messageAt(field),
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    autoComplete: 'off',
    required: true,
    ...handlers(field),
  });
  return (
    <div className={styles.printFields}>
      {fields.includes('playerId') && (
        <SelectField
          {...common('playerId')}
          label={t('Product.Print.Player')}
          placeholder={t('Product.Print.Player.Choose')}
          options={addOn.players.map(({ id, name, number }) => ({ value: id, label: `${number} ${name}` }))}
        />
      )}
      {fields.includes('name') && (
        <TextField
          {...common('name')}
          label={t('Product.Print.Name')}
          description={t('Product.Print.Name.Hint', { count: nameMaxLength })}
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      {fields.includes('number') && (
        <TextField
          {...common('number')}
          label={t('Product.Print.Number')}
          description={t('Product.Print.Number.Hint', { min: numberMin, max: numberMax })}
          inputMode="numeric"
          maxLength={3}
        />
      )}
    </div>
  );
}
