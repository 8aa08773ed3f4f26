import { Controls, Heading, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { Usage, type UsageNotes } from './usage';

/** The page of a component: its purpose, its props and all of its stories. */
export function DocsPage() {
  const of = useOf('meta', ['meta']);
  const notes: UsageNotes | undefined = of.preparedMeta.parameters.usage;
  return (
    <>
      <Title />
      <Subtitle />
      {notes && <Usage notes={notes} />}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      <Stories title="Stories" includePrimary={false} />
    </>
  );
}
