import type { TermsFacts } from './facts';

/** The terms of sale in Spanish, as HTML. */
export const spanishTerms = ({ siteName, company, phone, countries, currency, law }: TermsFacts) => `
<p>Estas condiciones se aplican cuando compras como consumidor en ${siteName}. Versión del 1 de noviembre de 2026.</p>
<h2>1. Quién te vende</h2>
<p>${company.name}, NIF ${company.registration}<br>${company.address}, ${company.zip} ${company.city}<br>Correo: <a href="mailto:${company.email}">${company.email}</a><br>Teléfono: ${phone}, días laborables de 9 a 15 h</p>
<h2>2. Cómo se hace un pedido</h2>
<p>Añades artículos a la cesta, rellenas tus datos, ves el precio total y pulsas el botón que compra y paga. Hasta ese momento puedes corregirlo todo. El contrato se celebra cuando te enviamos la confirmación del pedido por correo electrónico. Incluye estas condiciones y conviene que la guardes. El contrato se celebra en el idioma en que compras.</p>
<h2>3. Precios y pago</h2>
<p>Todos los precios están en ${currency} e incluyen el IVA. Los gastos de envío se suman y se muestran antes de comprar. Cuando un precio está rebajado, mostramos también el más bajo de los 30 días anteriores. Pagas con tarjeta a través de nuestro proveedor de pagos, en su propia página cifrada; nunca vemos el número de tu tarjeta. El importe se cobra al confirmarse el pedido, también en las preventas.</p>
<h2>4. Entrega</h2>
<p>Enviamos a ${countries}. Los precios y plazos están en la página <a href="page:delivery">Envíos y devoluciones</a>. Entregamos como máximo 30 días después del pedido, salvo que el artículo esté en preventa: entonces vale la fecha que figura junto a él y puedes anular el pedido sin coste hasta que se envíe. El riesgo es nuestro hasta que tienes el paquete en tus manos. En los envíos fuera de la UE, el destinatario puede tener que pagar aranceles e IVA de importación.</p>
<h2>5. Derecho de desistimiento</h2>
<p>Puedes desistir de la compra en un plazo de 14 días sin dar explicaciones. El plazo cuenta desde el día en que tú, o quien tú indiques, recibe el último artículo del pedido. Comunícanoslo en la página <a href="page:withdrawal">Desistir del contrato aquí</a>, siempre abierta y que lo confirma por correo, o con claridad de otra forma, por ejemplo por correo a <a href="mailto:${company.email}">${company.email}</a> o con el formulario de abajo. No basta con devolver los artículos sin decir nada.</p>
<p>Envía los artículos de vuelta como máximo 14 días después de avisarnos. Los gastos de devolución corren de tu cuenta. Te reembolsamos lo que pagaste, incluido el envío estándar, en un máximo de 14 días desde tu aviso, aunque podemos esperar a recibir los artículos o una prueba de que los has enviado. Usamos el mismo medio de pago. Si los artículos han perdido valor porque has hecho algo más que probarlos como en una tienda, podemos descontar esa pérdida.</p>
<h3>Formulario de desistimiento</h3>
<p>A la atención de ${company.name}, ${company.address}, ${company.zip} ${company.city}, ${company.email}: por la presente le comunico que desisto de mi contrato de venta de los siguientes bienes: … Pedido el / recibido el: … Nombre, dirección, firma (solo en papel), fecha.</p>
<h2>6. Artículos personalizados</h2>
<p>Los artículos estampados con un nombre, un dorsal o cualquier otra cosa escritos por ti se hacen solo para ti. El derecho de desistimiento no los cubre. Sí cubre una camiseta con un jugador de nuestra lista. La garantía del apartado 7, sí.</p>
<h2>7. Garantía</h2>
<p>Según ${law.statute}, tienes ${law.guaranteeYears} años para reclamar por una falta de conformidad que el artículo tuviera al entregarse. Puedes elegir entre reparación y sustitución y, si no sirven, una rebaja del precio o la devolución del dinero. Avísanos en cuanto puedas después de notar el fallo. Los gastos de devolución necesarios corren de nuestra cuenta. El desgaste y los daños por lavar sin seguir la etiqueta no son defectos.</p>
<h2>8. Reclamaciones</h2>
<p>Escribe a <a href="mailto:${company.email}">${company.email}</a> o usa la página <a href="page:contact">Contacto</a>. Respondemos en dos días laborables. ${law.disputes}</p>
<h2>9. Datos personales</h2>
<p>${company.name} es responsable del tratamiento. Usamos tu nombre, dirección, correo y teléfono para cumplir el contrato (artículo 6.1.b del RGPD) y conservamos la contabilidad el tiempo que exige la ley (artículo 6.1.c). Solo los compartimos con el transportista, el proveedor de pagos y quienes gestionan nuestros sistemas siguiendo nuestras instrucciones. El boletín se basa en tu consentimiento (artículo 6.1.a), que puedes retirar en cada correo. Tienes derecho a acceder a tus datos, rectificarlos, suprimirlos, limitarlos y trasladarlos, y a oponerte a su uso. Puedes reclamar ante ${law.dataAuthority}.</p>
<h2>10. Ley aplicable</h2>
<p>El contrato se rige por ${law.governing}. Eso no te quita la protección que te dan como consumidor las normas imperativas de tu país.</p>
`;
