import type { Translation } from '../../lib/messages/message-types.ts'
import type * as en from '../en/invoice.ts'

export const invoice: Translation<typeof en.invoice> = {
  title: 'Factura',
  number: 'Número de factura',
  date: 'Fecha de la factura',
  due: 'Fecha de vencimiento',
  reference: 'Referencia de pago',
  yourNumber: 'Su número de pedido',
  billTo: 'A nombre de',
  item: 'Artículo',
  seats: 'Lugares',
  unit: 'Precio por lugar',
  amount: 'Importe',
  subtotal: 'Subtotal',
  discount: '3 cursos o más, 15% de descuento',
  tax: 'Impuesto sobre las ventas',
  noTax: 'No se cobra',
  total: 'Total',
  dueBy: 'Por favor, pague {total} a más tardar el {day}.',
  howTo:
    'Pague por transferencia bancaria o cheque e indique {reference} con el pago. Tendrá acceso a su pedido en cuanto llegue el pago.',
  paid: 'Pagada el {day}. Gracias.',
  paidText: 'Pago recibido por transferencia bancaria o cheque. No queda saldo pendiente.',
  cancelled: 'Cancelada el {day}.',
  cancelledText: 'No se debe nada por esta factura.',
  questions: 'Preguntas: {contact}',
  questionsOpen: 'Preguntas o datos bancarios: {contact}',
  page: 'Página {page} de {pages}',
}
