import type { Language } from '@platform/shared-contracts/http'

const english = {
  title: 'Invoice',
  number: 'Invoice number',
  date: 'Invoice date',
  due: 'Due date',
  reference: 'Payment reference',
  yourNumber: 'Your order number',
  billTo: 'Bill to',
  item: 'Item',
  seats: 'Seats',
  unit: 'Price per seat',
  amount: 'Amount',
  subtotal: 'Subtotal',
  discount: '3 or more courses, 15% off',
  tax: 'Sales tax',
  noTax: 'Not charged',
  total: 'Total',
  dueBy: (total: string, day: string) => `Please pay ${total} by ${day}.`,
  howTo: (reference: string) =>
    `Pay by bank transfer or check and include ${reference} with the payment. Your order opens as soon as the payment arrives.`,
  paid: (day: string) => `Paid on ${day}. Thank you.`,
  paidText: 'Received by bank transfer or check. No balance is due.',
  cancelled: (day: string) => `Canceled on ${day}.`,
  cancelledText: 'No payment is due for this invoice.',
  questions: (contact: string) => `Questions: ${contact}`,
  questionsOpen: (contact: string) => `Questions or bank details: ${contact}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}

export type InvoiceMessages = typeof english

const spanish: InvoiceMessages = {
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
  dueBy: (total, day) => `Por favor, pague ${total} a más tardar el ${day}.`,
  howTo: (reference) =>
    `Pague por transferencia bancaria o cheque e indique ${reference} con el pago. Tendrá acceso a su pedido en cuanto llegue el pago.`,
  paid: (day) => `Pagada el ${day}. Gracias.`,
  paidText: 'Pago recibido por transferencia bancaria o cheque. No queda saldo pendiente.',
  cancelled: (day) => `Cancelada el ${day}.`,
  cancelledText: 'No se debe nada por esta factura.',
  questions: (contact) => `Preguntas: ${contact}`,
  questionsOpen: (contact) => `Preguntas o datos bancarios: ${contact}`,
  page: (page, pages) => `Página ${page} de ${pages}`,
}

export const INVOICE_MESSAGES: Readonly<Record<Language, InvoiceMessages>> = { en: english, es: spanish }
