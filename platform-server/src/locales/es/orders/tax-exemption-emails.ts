import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/orders/tax-exemption-emails.ts'

export const taxExemptionEmails: Translation<typeof en.taxExemptionEmails> = {
  greeting: 'Hola, {firstName}:',
  acceptedSubject: 'Aceptamos el certificado de exención {number}',
  acceptedBody: 'Aceptamos su certificado de exención de impuestos {number} ({state}).',
  until: 'Se aplica a sus pedidos hasta el {day}. Suba uno nuevo antes de esa fecha.',
  noEnd: 'Se aplica a sus pedidos desde ahora.',
  acceptedAction: 'Ver sus pedidos',
  acceptedClosing: 'Sus facturas mencionan el certificado, también las de pedidos sin pagar.',
  refusedSubject: 'No aceptamos el certificado de exención {number}',
  refusedBody: 'No pudimos aceptar su certificado de exención de impuestos {number} ({state}).',
  refusedReason: 'Motivo: {reason}',
  refusedAction: 'Subir otro',
  refusedClosing: 'Puede subir otro certificado en la página de pago cuando quiera.',
  endingSubject: 'El certificado de exención {number} vence el {day}',
  endingBody:
    'Su certificado de exención de impuestos {number} ({state}) se aplica a sus pedidos hasta el {day}.',
  endingNext: 'Suba el nuevo ahora para que sus pedidos y renovaciones sigan exentos después de esa fecha.',
  endingAction: 'Subir el nuevo certificado',
  endingClosing: 'Este se aplica hasta que aceptemos el nuevo. Los pedidos que ya hizo no cambian.',
}
