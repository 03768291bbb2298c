import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/company-invitation.ts'

export const companyInvitation: Translation<typeof en.companyInvitation> = {
  subject: '{company} le invita a su capacitación de seguridad',
  greeting: 'Hola, {firstName}:',
  request: '{company} quiere asignarle capacitación de seguridad y ver sus registros de capacitación.',
  sees: 'Si acepta, sus responsables verán sus módulos, resultados, fechas límite y certificados. No verán su contraseña.',
  action: 'Ver la invitación',
  closing:
    'Inicie sesión o regístrese con este correo para aceptar o rechazar. Si no conoce esta empresa, rechace la invitación o ignore este correo.',
}
