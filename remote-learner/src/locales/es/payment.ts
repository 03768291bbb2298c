import type { Translation } from '@platform/shared-contracts/remote'
import type * as en from '../en/payment.ts'

export const payment: Translation<typeof en.payment> = {
  title: 'Pagar este pedido',
  text: 'Pague la factura por transferencia bancaria o cheque, o pague ahora {amount} con tarjeta.',
  pay: 'Pagar con tarjeta',
  opening: 'Abriendo la página de pago...',
  failed: 'No se pudo abrir la página de pago. No se cobró nada. Inténtelo de nuevo.',
  back: 'No se cobró nada. Todavía puede pagar con tarjeta o con la factura.',
  waiting: 'Gracias. Esperamos la confirmación del pago con tarjeta. Esta página se actualiza sola.',
  waitingLong:
    'La confirmación tarda más de lo normal. Le enviaremos un correo en cuanto llegue. Puede salir de esta página.',
  testTitle: 'Tarjeta de prueba',
  testText:
    'Esto es una prueba: no se escribe ninguna tarjeta y no se cobra dinero. Todo lo demás sucede como con una tarjeta real.',
  testPay: 'Pagar {amount} con la tarjeta de prueba',
  testDecline: 'Probar una tarjeta rechazada',
  testPaying: 'Pagando...',
  testFailed: 'No se hizo el pago. Inténtelo de nuevo.',
  cancel: 'Pagar de otra forma',
}
