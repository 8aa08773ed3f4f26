import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import type { Block } from '../../data/contract';
import { Blocks, type BlocksProps } from './blocks';
import { htmlSections } from './html-sections';
import * as styles from './terms-blocks.css';

const isText = (block: Block) => block.type === 'richText';

/** The terms: their sections are listed first, as nobody reads them from the top. */
export function TermsBlocks({ route, ...frame }: BlocksProps) {
  const texts = htmlSections(route.blocks.flatMap((block) => (isText(block) ? block.html : [])).join(''));
  const others = route.blocks.filter((block) => !isText(block));
  const blocks: Block[] = [{ type: 'richText', html: texts.html }, ...others];
  return (
    <Blocks route={{ ...route, blocks }} {...frame}>
      {texts.sections.length > 1 && (
        <Container width="narrow">
          <nav aria-labelledby="sections" className={styles.sections}>
            <Heading level={2} step="h4" id="sections">
              {frame.t('Terms.Sections')}
            </Heading>
            <ol className={styles.list}>
              {texts.sections.map(({ id, name }) => (
                <li key={id}>
                  <Link href={`#${id}`}>{name}</Link>
                </li>
              ))}
            </ol>
          </nav>
        </Container>
      )}
    </Blocks>
  );
}
