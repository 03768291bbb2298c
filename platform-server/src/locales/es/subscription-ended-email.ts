import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/subscription-ended-email.ts'

export const subscriptionEndedEmail: Translation<typeof en.subscriptionEndedEmail> = {
  subject: 'Su suscripción terminó',
  greeting: 'Hola, {firstName}:',
  ended: 'El mes que pagó ya terminó y, con él, su suscripción. No se renueva automáticamente.',
  saved:
    'Usted conserva sus certificados y los resultados de sus cuestionarios. Puede verlos y descargarlos en su página de avance. Otras personas todavía pueden verificar sus certificados con los códigos.',
  action: 'Pedir otro mes',
  closing: 'La capacitación que no terminó está guardada. Puede continuar donde se quedó.',
}
