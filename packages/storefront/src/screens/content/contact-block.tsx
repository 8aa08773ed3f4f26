import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Panel } from '@matchday/ui/panel';
import { RichText } from '@matchday/ui/rich-text';
import { Stack } from '@matchday/ui/stack';
import type { Block } from '../../data/contract';
import { LinkButtons } from '../../layout/link-buttons';

/** How the club is reached. */
export function ContactBlock({ block }: { block: Extract<Block, { type: 'contact' }> }) {
  const { heading, html, link } = block;
  return (
    <Container width="narrow">
      <Panel>
        <Stack gap="s">
          <Heading level={2} step="h3">
            {heading}
          </Heading>
          <RichText html={html} />
          {link && (
            <div>
              <LinkButtons links={[link]} quiet />
            </div>
          )}
        </Stack>
      </Panel>
    </Container>
  );
}
