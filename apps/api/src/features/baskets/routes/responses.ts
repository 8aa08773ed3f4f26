import { Type } from 'typebox';
import { ErrorItem, Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import { Basket, BasketSummary, BasketToken } from '../contract';

export const TokenParams = Type.Object({ token: BasketToken });

const success = Succeeded;
const errors = Type.Array(ErrorItem, { description: 'Always empty: a failed call has an ErrorBody' });

export const BasketAnswer = Type.Object(
  {
    success,
    basket: described(Basket, 'The basket after the call'),
    summary: described(BasketSummary, 'Totals of the basket after the call, VAT included'),
  },
  { title: 'BasketAnswer' },
);
export const SummaryAnswer = Type.Object(
  { success, summary: described(BasketSummary, 'Totals of the basket after the call, VAT included') },
  { title: 'SummaryAnswer' },
);
export const LineAnswer = Type.Object(
  { success, errors, summary: described(BasketSummary, 'Totals of the basket after the call, VAT included') },
  { title: 'LineAnswer' },
);
export const LinesAnswer = Type.Object(
  {
    success,
    errors,
    basket: described(Basket, 'The basket after the call'),
    summary: described(BasketSummary, 'Totals of the basket after the call, VAT included'),
  },
  { title: 'LinesAnswer' },
);
export const CheckoutAnswer = Type.Object(
  {
    success,
    errors,
    data: Type.Object(
      {
        url: Type.String({
          description: "The payment provider's page, or the return URL if there is nothing to pay",
        }),
      },
      { description: 'The requested data' },
    ),
  },
  { title: 'CheckoutAnswer' },
);
