import type { ArgTypesEnhancer } from 'storybook/internal/types';

const summary = (options: readonly unknown[]) => options.map((option) => JSON.stringify(option)).join(' | ');

/** Shows the options of a prop as its type, where the type's own name says nothing. */
export const describeOptions: ArgTypesEnhancer = ({ argTypes }) => {
  const described = Object.entries(argTypes).map(([name, argType]) => {
    const { options, table } = argType;
    const detail = Array.isArray(options)
      ? { ...argType, table: { ...table, type: { summary: summary(options) } } }
      : argType;
    return [name, detail] as const;
  });
  return Object.fromEntries(described);
};
