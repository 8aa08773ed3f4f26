import { fileURLToPath } from 'node:url';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * How Storybook reads the properties of components: by TypeScript's own understanding of their types, so that
 * `keyof typeof styles.variant` becomes a choice. Properties of HTML elements are left out.
 */
export const propsOptions = {
  tsconfigPath: fileOf('../../tsconfig.json'),
  include: [fileOf('../../../../packages/ui/src/components/*/*.tsx')],
  exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  shouldExtractLiteralValuesFromEnum: true,
  shouldRemoveUndefinedFromOptional: true,
  propFilter: ({ parent }: { parent?: { fileName: string } }) => !parent?.fileName.includes('node_modules'),
};
