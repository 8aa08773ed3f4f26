import type { Alias } from '@matchday/dictionary';

/** A price, at length or in brief. */
export const priceTexts = [
  'Product.Price.Before',
  'Product.Price.LowestIn30Days',
  'Product.Price.Now',
  'Product.Price.Save',
  'Product.Price.VatIncluded',
] as const satisfies readonly Alias[];

/** Cards of products. */
export const cardTexts = [
  ...priceTexts,
  'Product.Colors.One',
  'Product.Colors.Other',
  'Product.New',
  'Product.Sale',
  'Product.Stock.Out',
  'Product.Stock.Preorder',
] as const satisfies readonly Alias[];

/** Products in a row. */
export const rowTexts = [
  ...cardTexts,
  'Accessibility.Carousel.Next',
  'Accessibility.Carousel.Previous',
] as const satisfies readonly Alias[];

/** What was chosen of a line. */
export const propertyTexts = [
  'Basket.Property.Color',
  'Basket.Property.Name',
  'Basket.Property.Number',
  'Basket.Property.Size',
  'Product.Size.OneSize',
] as const satisfies readonly Alias[];

/** Lines for reading. */
export const orderLineTexts = [
  ...propertyTexts,
  'Basket.NotReturnable',
  'Basket.Quantity',
] as const satisfies readonly Alias[];

/** What an order costs. */
export const amountTexts = [
  'Basket.Delivery',
  'Basket.Delivery.Free',
  'Basket.Delivery.Later',
  'Basket.Discount',
  'Basket.SubTotal',
  'Basket.Total',
  'Basket.VatIncluded',
  'Voucher.Total',
] as const satisfies readonly Alias[];

/** The vouchers of a basket. */
export const voucherTexts = [
  'Voucher.Add',
  'Voucher.Added',
  'Voucher.Code',
  'Voucher.Failed',
  'Voucher.Have',
  'Voucher.List',
  'Voucher.Remove',
  'Voucher.Removed',
] as const satisfies readonly Alias[];

/** What is accepted before an order and with an account. */
export const termsTexts = [
  'Checkout.Terms',
  'Checkout.Terms.Link',
  'Checkout.Terms.Missing',
] as const satisfies readonly Alias[];

/** When goods arrive. */
export const deliveryTimeTexts = [
  'Checkout.Delivery.Days.One',
  'Checkout.Delivery.Days.Other',
  'Checkout.Delivery.From',
] as const satisfies readonly Alias[];

/** An order, and the way to withdraw from it. */
export const orderTexts = [
  ...amountTexts,
  ...deliveryTimeTexts,
  ...orderLineTexts,
  'Account.Order.Returns',
  'Account.Order.Returns.Link',
  'Account.Order.Returns.Text',
  'Receipt.BillingAddress',
  'Receipt.Comment',
  'Receipt.DeliveryTime',
  'Receipt.DropPoint',
  'Receipt.Lines',
  'Receipt.Parcel',
  'Receipt.Parcel.Number',
  'Receipt.Parcel.Sent',
  'Receipt.Parcel.Track',
  'Receipt.PaymentMethod',
  'Receipt.PlacedAt',
  'Receipt.ShippingAddress',
  'Receipt.ShippingMethod',
  'Receipt.Status.Cancelled',
  'Receipt.Status.Complete',
  'Receipt.Status.Confirmed',
  'Receipt.Status.Open',
  'Receipt.Voucher',
  'Withdrawal.Link',
] as const satisfies readonly Alias[];
