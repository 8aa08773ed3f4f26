import { ButtonLink } from '@matchday/ui/button';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ReactNode } from 'react';
import { ShopLink } from '../../layout/shop-link';
import * as styles from './error-screen.css';

export interface ErrorScreenProps {
  heading: string;
  text: string;
  home: { label: string; url: string };
  children?: ReactNode;
}

/** S2.32 */
export function ErrorScreen({ heading, text, home, children }: ErrorScreenProps) {
  return (
    <Container width="narrow" className={styles.screen}>
      <Heading level={1} ornament>
        {heading}
      </Heading>
      <Text step="lead">{text}</Text>
      {children}
      <ButtonLink as={ShopLink} href={home.url}>
        {home.label}
      </ButtonLink>
    </Container>
  );
}
