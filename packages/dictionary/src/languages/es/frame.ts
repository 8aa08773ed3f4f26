import type { frameAliases } from '../../frame';
import type { TextsOf } from '../../index';

export const frame: TextsOf<typeof frameAliases> = {
  'Accessibility.SkipToContent': 'Saltar al contenido',
  'Accessibility.OpenMenu': 'Abrir el menú',
  'Accessibility.CloseMenu': 'Cerrar el menú',
  'Accessibility.Close': 'Cerrar',
  'Accessibility.ShowMore': 'Ver más',
  'Accessibility.Loading': 'Cargando',
  'Accessibility.Optional': 'Opcional',
  'Accessibility.NewWindow': 'se abre en una ventana nueva',
  'Accessibility.Basket.Empty': 'Cesta vacía',
  'Accessibility.Basket.One': 'Cesta con {count} artículo',
  'Accessibility.Basket.Other': 'Cesta con {count} artículos',
  'Accessibility.Carousel.Previous': 'Productos anteriores',
  'Accessibility.Carousel.Next': 'Productos siguientes',
  'Accessibility.Offline': 'Estás sin conexión. Puede que lo que ves no esté actualizado.',
  'Accessibility.Online': 'Vuelves a estar en línea.',

  'Header.Home': '{site}, página de inicio',
  'Header.Search': 'Buscar',
  'Header.Account': 'Mi cuenta',
  'Header.Login': 'Iniciar sesión',
  'Header.Basket': 'Cesta',
  'Header.Menu': 'Menú',
  'Header.Usps': 'Por qué comprar aquí',

  'Navigation.Main': 'Navegación principal',
  'Navigation.Breadcrumb': 'Estás aquí',
  'Navigation.All': 'Ver todo en {name}',

  'Language.Choose': 'Elegir idioma',
  'Language.Currency': 'Precios en {currency}',

  'Footer.Label': 'Sobre la tienda',
  'Footer.Usps': 'Nuestros compromisos',
  'Footer.RegistrationNumber': 'NIF {number}',
  'Footer.Accessibility': 'Accesibilidad',
  'Footer.ComplaintForms': 'Hojas de quejas y reclamaciones',
  'Footer.ProducerNumber': 'Número de productor en {country}: {register} {number}',
  'Footer.VatNumber': 'NIF-IVA {number}',

  'Preview.Product':
    'Esto es un borrador. Solo lo ve quien tiene su dirección, y no se puede añadir a la cesta.',
  'Error.Heading': 'Se nos ha ido fuera',
  'Error.Text': 'El fallo es nuestro, no tuyo. Inténtalo de nuevo en un momento.',
  'Error.NotFound.Text': 'No hemos encontrado esta página',
  'Error.NotFound.Hint': 'Puede que se haya movido o retirado. La portada y el buscador conocen el resto.',
  'Error.Offline.Heading': 'No tienes conexión',
  'Error.Offline.Text':
    'La página no se puede cargar sin conexión. Se cargará sola en cuanto vuelvas; lo que hay en tu cesta está a salvo.',
  'Error.Home': 'Ir a la portada',
  'Error.Retry': 'Reintentar',
  'Error.Origin.Text':
    'Esta petición no viene de una página de la tienda. Abre la tienda e inténtalo de nuevo.',
  'Error.TooLarge.Text':
    'Es más de lo que la tienda puede recibir de una vez. Acórtalo e inténtalo de nuevo.',
  'Error.Malformed.Text':
    'La tienda no ha podido leer esta petición. Vuelve a abrir la página e inténtalo de nuevo.',
  'Error.Network':
    'Ahora mismo no podemos conectar con la tienda. Comprueba tu conexión e inténtalo de nuevo.',

  'Video.Captions': 'Subtítulos',
  'Video.Description': 'Qué muestra el vídeo',
  'Terms.Sections': 'En esta página',
  'Cookie.Version': '2026-11-21-2',
  'Cookie.Heading': 'Cookies: tú decides',
  'Cookie.Text':
    'Usamos cookies necesarias para la cesta y el inicio de sesión. Si lo aceptas, también contamos visitas y medimos nuestra publicidad.',
  'Cookie.AcceptAll': 'Aceptar todas',
  'Cookie.RejectAll': 'Solo necesarias',
  'Cookie.Settings': 'Elegir',
  'Cookie.Save': 'Guardar elección',
  'Cookie.Change': 'Configurar cookies',
  'Cookie.Necessary': 'Necesarias',
  'Cookie.Necessary.Text': 'Cesta, sesión, idioma y esta elección. Siempre activas.',
  'Cookie.Statistics': 'Estadística',
  'Cookie.Statistics.Text':
    'Nos dicen qué páginas funcionan y cuáles no, y permiten que este navegador recuerde lo que has mirado.',
  'Cookie.Marketing': 'Publicidad',
  'Cookie.Marketing.Text': 'Mide nuestra publicidad y la ajusta mejor a ti.',
  'Cookie.List': 'Cookies de la tienda',
  'Cookie.List.Text':
    'Lo que esta tienda guarda en tu navegador, para qué y durante cuánto tiempo. La estadística y la publicidad solo guardan algo si lo permites.',
  'Cookie.List.Name': 'Nombre',
  'Cookie.List.Use': 'Finalidad',
  'Cookie.List.Lifetime': 'Duración',
  'Cookie.List.Payment':
    'Pagas en la página del proveedor de pagos, que usa sus propias cookies e informa sobre ellas.',
  'Cookie.List.TagManager':
    'Si permites la estadística o la publicidad, Google Tag Manager (Google Ireland Limited) carga los servicios que miden las visitas y los anuncios. Pueden usar sus propias cookies.',
  'Cookie.Place.Cookie': 'Cookie',
  'Cookie.Place.Storage': 'Almacenamiento del navegador',
  'Cookie.Place.Cache': 'Caché del navegador',
  'Cookie.Lifetime.Browser': 'Hasta que cierres el navegador',
  'Cookie.Lifetime.Tab': 'Hasta que cierres la pestaña',
  'Cookie.Lifetime.Days.One': 'Hasta {count} día',
  'Cookie.Lifetime.Days.Other': 'Hasta {count} días',
  'Cookie.Lifetime.Kept': 'Hasta que lo borres',
  'Cookie.Use.Basket': 'Recupera tu cesta.',
  'Cookie.Use.Receipt': 'Muestra el recibo de tu último pedido.',
  'Cookie.Use.Login': 'Mantiene tu sesión iniciada.',
  'Cookie.Use.Payment': 'Recuerda el método de pago que elegiste.',
  'Cookie.Use.Prices': 'Te avisa si ha cambiado un precio de tu cesta.',
  'Cookie.Use.Consent':
    'Recuerda tu elección sobre las cookies. Volvemos a preguntar al cabo de un año y guardamos como prueba las palabras y la hora de la elección.',
  'Cookie.Use.Reload': 'Vuelve a cargar una página que no se cargó del todo, una sola vez.',
  'Cookie.Use.Offline': 'Muestra una página cuando no hay conexión.',
  'Cookie.Use.Viewed': 'Muestra los productos que has visto. La lista se queda en tu navegador.',
  'Cookie.Use.Purchases': 'Cuenta cada pedido una sola vez.',
};
