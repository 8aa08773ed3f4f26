import { Type } from 'typebox';
import { ErrorItem } from '../../../platform/contract/meta';
import { Basket, BasketSummary, BasketToken } from '../contract';

export const TokenParams = Type.Object({ token: BasketToken });

const success = Type.Literal(true);
/** Always empty in a successful response; a failure returns an ErrorBody. */
const errors = Type.Array(ErrorItem);

export const BasketAnswer = Type.Object(
  { success, basket: Basket, summary: BasketSummary },
  { title: 'BasketAnswer' },
);
export const SummaryAnswer = Type.Object({ success, summary: BasketSummary }, { title: 'SummaryAnswer' });
export const LineAnswer = Type.Object({ success, errors, summary: BasketSummary }, { title: 'LineAnswer' });
export const LinesAnswer = Type.Object(
  { success, errors, basket: Basket, summary: BasketSummary },
  { title: 'LinesAnswer' },
);
export const CheckoutAnswer = Type.Object(
  {
    success,
    errors,
    data: Type.Object({
      url: Type.String({
        description: "The payment provider's page, or the return URL if there is nothing to pay",
      }),
    }),
  },
  { title: 'CheckoutAnswer' },
);
