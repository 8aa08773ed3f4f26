import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

const summary = (options: readonly unknown[]) => options.map((option) => JSON.stringify(option)).join(' | ');

const holdsElements = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(holdsElements) : isValidElement(value);

/** Shows the options of a prop as its type, and no control for props that cannot be typed in. */
export const describeProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const described = Object.entries(argTypes).map(([name, argType]) => {
    const { options, table } = argType;
    if (Array.isArray(options)) {
      return [name, { ...argType, table: { ...table, type: { summary: summary(options) } } }] as const;
    }
    return [name, holdsElements(initialArgs[name]) ? { ...argType, control: false } : argType] as const;
  });
  return Object.fromEntries(described);
};
