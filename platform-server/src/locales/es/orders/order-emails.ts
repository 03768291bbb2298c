import type { Translation } from '../../../lib/messages/message-types.ts'
import type * as en from '../../en/orders/order-emails.ts'

export const orderEmails: Translation<typeof en.orderEmails> = {
  greeting: 'Hola, {firstName}:',
  line: '{code} {title}: {price}',
  seats: 'Lugares: {seats}',
  discount: '3 cursos o más, 15% de descuento: {amount}',
  coupon: 'Cupón {code}: {amount}',
  exempt: 'Impuesto sobre las ventas: exento, certificado {number} ({state})',
  total: 'Total: {amount}',
  view: 'Ver el pedido y la factura',
  placedSubject: 'Pedido {number}: gracias',
  placedBody: 'Recibimos su pedido {number}.',
  placedInvoice:
    'La factura para {who} está lista para descargar en PDF en la página del pedido. Incluya {number} con su pago. Tendrá acceso en cuanto llegue el pago.',
  placedClosing:
    'Puede cancelar el pedido en su página mientras no esté pagado. Nunca pedimos una tarjeta por correo electrónico.',
  paidSubject: 'El pedido {number} está pagado',
  paidBody: 'Llegó su pago del pedido {number}: {total} en total.',
  paidOpen: 'Ya tiene acceso a todo lo que pidió.',
  paidSeats:
    'Siguiente paso: asigne {seats, plural, one {# lugar} other {# lugares}} en la página del pedido. Un curso se abre para una persona cuando recibe un lugar.',
  paidClosing: 'Guarde este correo como recibo. La factura en la página del pedido muestra que está pagada.',
  partlySubject: 'Pedido {number}: recibimos {amount}',
  partlyBody: 'Recibimos {amount} del pedido {number}. Faltan {balance} de {total}.',
  partlyClosing: 'Tendrá acceso cuando llegue el resto. Incluya {number} con su pago.',
  dueSubject: 'La factura {number} vence el {day}',
  dueBody: 'Su factura {number} vence el {day}. Faltan por pagar {balance}.',
  overdueSubject: 'La factura {number} está vencida',
  overdueBody: 'Su factura {number} venció el {day}. Todavía faltan por pagar {balance}.',
  reminderClosing:
    'Si pagó en los últimos días, no necesita hacer nada. Si ya no quiere el pedido, puede cancelarlo en su página.',
  refundSubject: 'Pedido {number}: le devolvimos {amount}',
  refundBody: 'Le devolvimos {amount} del pedido {number}. Motivo: {reason}',
  refundClosing: 'El dinero puede tardar hasta 10 días en llegarle.',
}
