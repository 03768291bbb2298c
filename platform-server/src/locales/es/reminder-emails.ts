import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/reminder-emails.ts'

export const reminderEmails: Translation<typeof en.reminderEmails> = {
  greeting: 'Hola, {firstName}:',
  expiringSubject: 'Su certificado de {module} vence el {day}',
  expiringBody:
    'Su certificado de {module} en {site} es válido hasta el {day}. Ya puede renovarlo si aprueba otra vez el cuestionario.',
  rule: 'Regla de renovación: {rule}.',
  action: 'Renovar mi certificado',
  closing: 'Estos avisos terminan cuando renueve el certificado.',
  expiredSubject: 'Su certificado de {module} venció',
  expiredBody:
    'Su certificado de {module} en {site} venció el {day}. Puede renovarlo si aprueba otra vez el cuestionario.',
}
