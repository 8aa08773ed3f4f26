import { OwnPage, type OwnPageProps } from '@matchday/storefront/routes/own-page';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { Metadata } from 'next';
import { clubTexts } from '../../../slots/texts';
import * as styles from './club.css';

type Props = Pick<OwnPageProps, 'params'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: clubTexts((await params).culture).title };
}

/** A page of the club's own, with the shop's header and footer. */
export default async function Page({ params }: Props) {
  const { title, lead } = clubTexts((await params).culture);
  return (
    <OwnPage params={params} path="/club/">
      <Container width="narrow" className={styles.page}>
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
        <Text step="lead">{lead}</Text>
      </Container>
    </OwnPage>
  );
}
