import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/accounts/account-closed-email.ts'

export const accountClosedEmail: Translation<typeof en.accountClosedEmail> = {
  subject: 'Su cuenta está cerrada',
  greeting: 'Hola, {firstName}:',
  erased: 'Su cuenta está cerrada y sus datos personales se borraron. Ya no puede iniciar sesión.',
  retained:
    'La ley exige pruebas de la capacitación terminada. Guardamos sus certificados y los registros que los respaldan, con su nombre, durante cinco años. Otras personas todavía pueden comprobar los certificados con su código.',
  nothingRetained:
    'Usted no tenía capacitación terminada, así que no hay registros de capacitación que guardar.',
  action: 'Leer qué guardamos y por qué',
  closing: 'Si usted no cerró su cuenta, escríbanos de inmediato.',
}
