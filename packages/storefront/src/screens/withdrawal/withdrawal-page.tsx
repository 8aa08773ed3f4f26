import { getTextsOf } from '../../texts/server-texts';
import { ServicePage, serviceMetadata } from '../customer-service/service-page';
import { withdrawalTexts } from './texts';
import { WithdrawalSteps } from './withdrawal-steps';

const withdrawal = { path: '/withdrawal/', name: 'Withdrawal' } as const;

export const withdrawalMetadata = (culture: string) => serviceMetadata({ ...withdrawal, culture });

/** Withdrawing from an order, as the law lets consumers do it: without a login and without a reason. */
export const WithdrawalPage = async ({ culture }: { culture: string }) => (
  <ServicePage {...withdrawal} culture={culture}>
    <WithdrawalSteps texts={await getTextsOf(culture, withdrawalTexts)} />
  </ServicePage>
);
