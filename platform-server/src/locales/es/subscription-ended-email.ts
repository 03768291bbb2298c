import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/subscription-ended-email.ts'

export const subscriptionEndedEmail: Translation<typeof en.subscriptionEndedEmail> = {
  subject: 'Su suscripción terminó',
  greeting: 'Hola, {firstName}:',
  ended: 'Su suscripción terminó porque no se renovó.',
  saved:
    'Usted conserva sus certificados y los resultados de sus cuestionarios. Puede verlos y descargarlos en su página de avance. Otras personas todavía pueden verificar sus certificados con los códigos.',
  action: 'Pedir la suscripción',
  closing: 'La capacitación que no terminó está guardada. Puede continuar donde se quedó.',
}
