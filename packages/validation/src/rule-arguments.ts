import type { AddOnNameOptions } from './rules/add-on-name';
import { numberOf } from './rules/range';

/** An unknown rule, or a rule with invalid parameters: an error of the form's author. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

/** The parameters of one rule, converted to the types that the rule expects. */
export class RuleArguments {
  constructor(
    readonly rule: string,
    readonly values: readonly unknown[],
  ) {}

  none(): void {
    if (this.values.length > 0) this.refuse('no parameter');
  }

  number(): number {
    const number = this.numberAt(0);
    return this.values.length === 1 && !Number.isNaN(number) ? number : this.refuse('one number');
  }

  range(): [min: number, max: number] {
    const [min, max] = [this.numberAt(0), this.numberAt(1)];
    return this.values.length === 2 && min <= max
      ? [min, max]
      : this.refuse('two numbers, the smaller first');
  }

  fieldName(): string {
    const [name] = this.values;
    return this.values.length === 1 && typeof name === 'string' && name !== ''
      ? name
      : this.refuse('the name of a field');
  }

  texts(): string[] {
    const texts = this.values.filter((value) => typeof value === 'string');
    return texts.length === this.values.length ? texts : this.refuse('texts');
  }

  addOnNameOptions(): AddOnNameOptions {
    if (this.values.length === 0) return {};
    const [option] = this.values;
    const characters = isOptions(option) ? option.allowedCharacters : option;
    return this.values.length === 1 && typeof characters === 'string'
      ? { allowedCharacters: characters }
      : this.refuse('the characters to allow');
  }

  private numberAt(index: number): number {
    const value = this.values[index];
    return numberOf(typeof value === 'string' ? value.trim() : value);
  }

  private refuse(expected: string): never {
    throw new RuleError(
      `Validation rule "${this.rule}" takes ${expected}, not ${JSON.stringify(this.values)}.`,
    );
  }
}

function isOptions(option: unknown): option is { allowedCharacters: unknown } {
  return typeof option === 'object' && option !== null && 'allowedCharacters' in option;
}
