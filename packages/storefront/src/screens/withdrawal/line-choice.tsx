import { Checkbox } from '@matchday/ui/checkbox';
import { QuantityStepper } from '@matchday/ui/quantity-stepper';
import { Text } from '@matchday/ui/text';
import type { TranslateOf } from '../../texts/translate';
import { type ChosenLines, type Line, lineName } from './chosen-goods';
import * as styles from './line-choice.css';
import type { withdrawalTexts } from './texts';

interface LineChoiceProps {
  lines: readonly Line[];
  chosen: ChosenLines;
  onChange: (chosen: ChosenLines) => void;
  t: TranslateOf<typeof withdrawalTexts>;
}

/** The lines of the order to choose from, each with a quantity. */
export function LineChoice({ lines, chosen, onChange, t }: LineChoiceProps) {
  const choose = (id: string, quantity: number | undefined) => {
    const { [id]: _, ...others } = chosen;
    onChange(quantity === undefined ? others : { ...others, [id]: quantity });
  };
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.legend}>{t('Withdrawal.Lines')}</legend>
      <Text step="small" color="muted">
        {t('Withdrawal.Lines.Hint')}
      </Text>
      {lines.map((line) => {
        const name = lineName(line, t);
        const quantity = chosen[line.id];
        return (
          <div key={line.id} className={styles.line}>
            <Checkbox
              label={line.quantity > 1 ? `${line.quantity} × ${name}` : name}
              description={line.isReturnable ? undefined : t('Basket.NotReturnable')}
              disabled={!line.isReturnable}
              checked={quantity !== undefined}
              onChange={(event) => choose(line.id, event.target.checked ? line.quantity : undefined)}
            />
            {quantity !== undefined && line.quantity > 1 && (
              <QuantityStepper
                label={t('Basket.Quantity.Of', { name })}
                decreaseLabel={t('Basket.Quantity.Decrease', { name })}
                increaseLabel={t('Basket.Quantity.Increase', { name })}
                value={quantity}
                max={line.quantity}
                onValueChange={(value) => choose(line.id, value)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
