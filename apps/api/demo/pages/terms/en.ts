import type { TermsFacts } from './facts';

/** The terms of sale in English, as HTML. */
export const englishTerms = ({ siteName, company, phone, countries, currency, law }: TermsFacts) => `
<p>These terms apply when you, as a consumer, buy from ${siteName}. They are from 1 November 2026.</p>
<h2>1. Who you buy from</h2>
<p>${company.name}, company registration no. ${company.registration}<br>${company.address}, ${company.zip} ${company.city}<br>Email: <a href="mailto:${company.email}">${company.email}</a><br>Phone: ${phone}, working days 9–15</p>
<h2>2. How an order is made</h2>
<p>You put goods in the basket, fill in your details at checkout, see the whole price and press the button that orders and pays. You can correct everything until then. The contract is made when we send you the order confirmation by email. It holds these terms, and you should keep it. Contracts are made in the language you shop in.</p>
<h2>3. Prices and payment</h2>
<p>All prices are in ${currency} and include VAT. Delivery is added and shown before you order. When a price is reduced, we also show the lowest price of the 30 days before. You pay by card through our payment provider, on its own encrypted page; we never see your card number. The amount is charged when the order is confirmed, for preorders too.</p>
<h2>4. Delivery</h2>
<p>We deliver to ${countries}. Prices and times are on the page <a href="page:delivery">Delivery and returns</a>. We deliver no later than 30 days after the order unless the product says that it is a preorder; then the date beside it applies, and you may cancel free of charge until the goods are sent. Until the parcel is in your hands, the risk is ours. For deliveries to countries outside the EU the recipient may have to pay duties and import VAT.</p>
<h2>5. Right of withdrawal</h2>
<p>You may withdraw from the purchase within 14 days without giving a reason. The time runs from the day when you, or someone you name, receive the last item of the order. Tell us on the page <a href="page:withdrawal">Withdraw from contract here</a>, which is open all the time and confirms it by email, or clearly in another way, for example by email to <a href="mailto:${company.email}">${company.email}</a> or with the form below. Sending the goods back without a word is not enough.</p>
<p>Send the goods back no later than 14 days after you told us. You pay for the return. We repay what you paid, standard delivery included, no later than 14 days after you told us, but may wait until we have the goods or proof that they were sent. We use the same means of payment. If the goods have lost value because you did more than try them on as you would in a shop, we may deduct that loss.</p>
<h3>Form of withdrawal</h3>
<p>To ${company.name}, ${company.address}, ${company.zip} ${company.city}, ${company.email}: I hereby give notice that I withdraw from my contract of sale of the following goods: … Ordered on / received on: … Name, address, signature (only on paper), date.</p>
<h2>6. Personalised goods</h2>
<p>Goods that are printed with a name, a number or anything else that you typed are made for you alone. The right of withdrawal does not cover them. It covers a shirt with a player from our list. The guarantee of section 7 does.</p>
<h2>7. Guarantee</h2>
<p>${law.statute[0]?.toUpperCase()}${law.statute.slice(1)} gives you ${law.guaranteeYears} years to complain of a fault that the goods had when you received them. You may choose repair or replacement, and a price reduction or your money back where those do not help. Tell us within a reasonable time after you noticed the fault; two months always is. We pay the necessary return freight. Wear, and damage by washing against the care label, are not faults.</p>
<h2>8. Complaints</h2>
<p>Write to <a href="mailto:${company.email}">${company.email}</a> or use the page <a href="page:contact">Contact</a>. We answer within two working days. ${law.disputes}</p>
<h2>9. Personal data</h2>
<p>${company.name} is the controller of your data. We use your name, address, email and phone number to fulfil the contract (GDPR article 6(1)(b)) and keep the accounts for as long as bookkeeping law demands (article 6(1)(c)). We share them only with the carrier, the payment provider and those who run our systems on our instructions. The newsletter rests on your consent (article 6(1)(a)), which you can withdraw in every mail. You have the right to see, correct, delete, restrict and move your data and to object to their use. You may complain to ${law.dataAuthority}.</p>
<h2>10. Law</h2>
<p>The contract is governed by ${law.governing}. That takes nothing from the protection which the mandatory rules of your own country give you as a consumer.</p>
`;
