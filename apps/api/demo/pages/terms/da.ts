import type { TermsFacts } from './facts';

/** The terms of sale in Danish, as HTML. */
export const danishTerms = ({ siteName, company, phone, countries, currency, law }: TermsFacts) => `
<p>Betingelserne gælder, når du som forbruger handler i ${siteName}. De er senest ændret den 1. november 2026.</p>
<h2>1. Hvem du handler med</h2>
<p>${company.name}, CVR-nr. ${company.registration}<br>${company.address}, ${company.zip} ${company.city}<br>E-mail: <a href="mailto:${company.email}">${company.email}</a><br>Telefon: ${phone}, hverdage kl. 9-15</p>
<h2>2. Sådan bestiller du</h2>
<p>Du lægger varer i kurven, udfylder dine oplysninger ved kassen, ser den samlede pris og trykker på knappen, der både bestiller og betaler. Indtil da kan du rette det hele. Aftalen er indgået, når du får vores ordrebekræftelse på e-mail. Den indeholder disse betingelser, og du bør gemme den. Aftalen indgås på det sprog, du handler på.</p>
<h2>3. Priser og betaling</h2>
<p>Alle priser er i ${currency} og inkl. moms. Fragten lægges til og vises, inden du bestiller. Når en pris er sat ned, viser vi også den laveste pris i de 30 foregående dage. Du betaler med kort hos vores betalingsudbyder på dennes egen krypterede side; vi ser aldrig dit kortnummer. Beløbet trækkes, når ordren bekræftes, også ved forudbestilling.</p>
<h2>4. Levering</h2>
<p>Vi leverer til ${countries}. Priser og tider står på siden <a href="page:delivery">Levering og retur</a>. Vi leverer senest 30 dage efter bestillingen, medmindre varen er en forudbestilling. Så gælder den dato, der står ved varen, og du kan afbestille gratis, indtil den er sendt. Risikoen er vores, indtil du har pakken i hånden. Ved levering uden for EU kan modtageren skulle betale told og importmoms.</p>
<h2>5. Fortrydelsesret</h2>
<p>Du kan fortryde købet inden for 14 dage uden at give en grund. Fristen løber fra den dag, hvor du selv eller en, du har peget på, får den sidste vare i ordren. Giv os besked på siden <a href="page:withdrawal">Fortryd aftalen her</a>, der altid er åben og bekræfter det på e-mail, eller tydeligt på anden måde, for eksempel på e-mail til <a href="mailto:${company.email}">${company.email}</a> eller med formularen nedenfor. Det er ikke nok bare at nægte at modtage pakken eller at sende varen retur uden at sige det.</p>
<p>Send varen tilbage senest 14 dage efter, at du har givet besked. Du betaler selv for returneringen. Vi betaler det, du har betalt, inkl. standardlevering, tilbage senest 14 dage efter din besked, men kan vente, til vi har fået varen eller et bevis på, at den er sendt. Pengene kommer tilbage samme vej, som du betalte. Er varen blevet mindre værd, fordi du har gjort mere, end man ville kunne i en butik, kan vi trække det fra.</p>
<h3>Fortrydelsesformular</h3>
<p>Til ${company.name}, ${company.address}, ${company.zip} ${company.city}, ${company.email}: Jeg meddeler herved, at jeg ønsker at gøre fortrydelsesretten gældende i forbindelse med min købsaftale om følgende varer: … Bestilt den / modtaget den: … Navn, adresse, underskrift (kun på papir), dato.</p>
<h2>6. Varer med tryk</h2>
<p>Varer, der er trykt med et navn, nummer eller andet, du selv har skrevet, er lavet kun til dig. Dem kan du ikke fortryde købet af. En trøje med en spiller fra vores liste kan du godt fortryde. Reklamationsretten i punkt 7 gælder også for dem.</p>
<h2>7. Reklamationsret</h2>
<p>Efter ${law.statute} har du ${law.guaranteeYears} års reklamationsret, hvis der er en mangel ved varen, da du fik den. Du kan vælge reparation eller ombytning og, hvis det ikke hjælper, et afslag i prisen eller pengene tilbage. Sig til inden rimelig tid, efter at du har opdaget fejlen; inden for to måneder er altid rettidigt. Vi dækker rimelige returomkostninger. Slid og skader efter vask i strid med vaskemærket er ikke mangler.</p>
<h2>8. Klager</h2>
<p>Skriv til <a href="mailto:${company.email}">${company.email}</a>, eller brug siden <a href="page:contact">Kontakt</a>. Vi svarer inden for to hverdage. ${law.disputes}</p>
<h2>9. Personoplysninger</h2>
<p>${company.name} er dataansvarlig. Vi bruger dit navn, din adresse, din e-mail og dit telefonnummer til at opfylde aftalen (databeskyttelsesforordningens artikel 6, stk. 1, litra b) og gemmer bilagene, så længe bogføringsloven kræver det (litra c). Vi deler dem kun med fragtfirmaet, betalingsudbyderen og dem, der driver vores systemer efter vores instruks. Nyhedsbrevet bygger på dit samtykke (litra a), som du kan trække tilbage i hver eneste mail. Du har ret til at se, rette, slette, begrænse og flytte dine oplysninger og til at gøre indsigelse mod brugen. Du kan klage til ${law.dataAuthority}.</p>
<h2>10. Lovvalg</h2>
<p>Aftalen er underlagt ${law.governing}. Det fratager dig ikke den beskyttelse, som de ufravigelige regler i dit eget land giver dig som forbruger.</p>
`;
