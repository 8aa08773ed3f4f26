import { OwnPage, type OwnPageProps } from '@matchday/storefront/routes/own-page';
import { Heading } from '@matchday/ui/heading';
import { own } from './styles.css';

export default function Page({ params }: Pick<OwnPageProps, 'params'>) {
  return (
    <OwnPage params={params} path="/own/">
      <Heading level={1} className={own}>
        The stadium
      </Heading>
    </OwnPage>
  );
}
