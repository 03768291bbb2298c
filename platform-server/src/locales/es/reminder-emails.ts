import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/reminder-emails.ts'

export const newsletterEmails: Translation<typeof en.newsletterEmails> = {
  greeting: 'Hola:',
  confirmSubject: 'Confirme: artículos nuevos de {site}',
  confirmBody:
    'Alguien, esperamos que usted, pidió recibir por correo los artículos nuevos del blog de {site}. Confirme que esta es su dirección y le enviaremos cada artículo nuevo. Los artículos están en inglés.',
  confirmAction: 'Sí, quiero recibirlos',
  confirmClosing:
    'El enlace funciona durante 3 días. Si no lo pidió, ignore este correo. No le enviaremos nada más y borraremos su dirección.',
  alreadySubject: 'Ya recibe los artículos nuevos de {site}',
  alreadyBody:
    'Alguien, esperamos que usted, pidió recibir por correo los artículos nuevos de {site}. Ya los recibe.',
  alreadyAction: 'Leer el blog',
  alreadyClosing: 'No tiene que hacer nada.',
  postGreeting: 'Nuevo en el blog de {site}:',
  postAuthor: 'Por {author}',
  postAction: 'Leer el artículo',
  postClosing: 'Recibe este correo porque pidió los artículos nuevos de {site} y lo confirmó.',
  leave: 'Cancelar la suscripción',
}

export const reminderEmails: Translation<typeof en.reminderEmails> = {
  greeting: 'Hola, {firstName}:',
  expiringSubject: 'Su certificado de {module} vence el {day}',
  expiringBody:
    'Su certificado de {module} en {site} es válido hasta el {day}. Ya puede renovarlo. El enlace muestra qué cambió y qué debe hacer antes del cuestionario.',
  rule: 'Regla de renovación: {rule}.',
  action: 'Renovar mi certificado',
  closing: 'Estos avisos terminan cuando renueve el certificado.',
  expiredSubject: 'Su certificado de {module} venció',
  expiredBody:
    'Su certificado de {module} en {site} venció el {day}. El enlace muestra cómo renovarlo y qué debe hacer antes del cuestionario.',
}
