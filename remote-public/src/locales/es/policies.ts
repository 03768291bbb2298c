import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/policies.ts'

export const accessibilityPage: Translation<typeof en.accessibilityPage> = {
  title: 'Accesibilidad',
  lead: 'Todos en una cuadrilla deben poder aprender y demostrarlo. Aquí decimos dónde estamos y qué falta.',
  aimTitle: 'Nuestra meta',
  aim: 'WCAG 2.2, nivel AA, en todas las páginas del sitio.',
  doneTitle: 'Qué funciona',
  done1: 'Todas las páginas se usan con el teclado, y siempre se ve dónde está el foco.',
  done2:
    'Los colores de nuestros temas tienen suficiente contraste. Ningún estado se muestra solo con color.',
  done3:
    'Las imágenes tienen texto alternativo. Las lecciones se pueden oír, y las grabaciones tienen subtítulos.',
  done4: 'Las páginas respetan los ajustes de menos movimiento, texto más grande y alto contraste.',
  done5:
    'Las lecciones no tienen límite de tiempo, y los textos para trabajadores se quedan en el grado 8 o menos.',
  checkTitle: 'Cómo lo comprobamos',
  check:
    'Una herramienta (axe) revisa las páginas en un navegador real en cada versión, y hay pruebas que usan las páginas solo con el teclado. Una herramienta encuentra una parte de los problemas. Ningún experto de fuera ha revisado el sitio todavía.',
  openTitle: 'Qué falta',
  open1:
    'Los certificados impresos y otros archivos PDF no tienen etiquetas para lectores de pantalla. Los mismos datos están en la página del certificado.',
  open2: 'Los cursos importados de otros fabricantes pueden tener sus propias barreras.',
  open3: 'Los artículos y los datos de los estados están solo en inglés.',
  reportTitle: 'Avísenos',
  report:
    'Si algo le impide usar el sitio, escríbanos. Diga qué página es y qué usa usted. Respondemos por correo.',
  contact: 'Avisar de una barrera',
}

export const cookiesPage: Translation<typeof en.cookiesPage> = {
  title: 'Cookies y almacenamiento del navegador',
  lead: 'Lo que este sitio guarda en su dispositivo, y por qué. No tiene cookies ni programas de otras empresas.',
  choice: 'Para cambiar su elección, use “Elección de cookies” al final de cualquier página.',
  privacy: 'La política de privacidad completa',
  failed: 'No se pudo cargar la lista. También es parte de la política de privacidad.',
}

export const refundsPage: Translation<typeof en.refundsPage> = {
  title: 'Reembolsos y cancelación',
  lead: 'En palabras sencillas. Los {terms} lo dicen completo, y son los que deciden.',
  terms: 'términos del servicio',
  unpaidTitle: 'Un pedido sin pagar',
  unpaid: 'Cancélelo en su página cuando quiera. Entonces no debe nada.',
  courseTitle: 'Un curso',
  course1: 'Sin empezar: se le devuelve el dinero dentro de 14 días de la compra.',
  course2: 'Empezado: se le devuelve si el curso no funciona y no podemos arreglarlo.',
  planTitle: 'Una suscripción',
  plan1: 'No se renueva. Tiene acceso hasta el final del mes que pagó.',
  plan2:
    'Si terminamos una función que usted pagó, recibe un reemplazo igual, o el dinero del tiempo que queda.',
  hourTitle: 'Una hora con un profesional',
  hour1:
    'Cancele al menos 12 horas antes de que empiece, y puede reservarla de nuevo en la misma semana de su plan.',
  hour2: 'Las horas que se dieron no se devuelven.',
  howTitle: 'Cómo pedirlo',
  how: 'Escríbanos con el número de su pedido. El dinero vuelve por donde vino: a la tarjeta, o por transferencia bancaria.',
  contact: 'Escribirnos sobre un pedido',
}
