import { invoiceOf } from './invoice.ts'
import { PIER_ORDER as order } from './testing/pier-order.ts'

it('names number, days, reference, whom it is for, and lines that come to the total of the order', () => {
  expect(invoiceOf(order, 'en')).toMatchObject({
    facts: [
      ['Invoice number', 'O-2026-00007'],
      ['Invoice date', 'November 21, 2026'],
      ['Due date', 'December 21, 2026'],
      ['Payment reference', 'O-2026-00007'],
      ['Your order number', '77'],
    ],
    billTo: ['Harbor', 'Łukasz Nguyễn', '1 Pier', 'Galveston, TX'],
    lines: [{ seats: '10', unit: '$20.00', amount: '$200.00' }, { amount: '$400.00' }, { amount: '$300.00' }],
    sums: [
      ['Subtotal', '$900.00'],
      ['3 or more courses, 15% off', '-$135.00'],
      ['Sales tax', 'Not charged'],
    ],
    total: '$765.00',
    standing: { title: 'Please pay $765.00 by December 21, 2026.', isOpen: true },
  })
})

it.each([
  ['paid', { paidAt: '2026-11-25T12:00:00.000Z' }, 'Pagada el 25 de noviembre de 2026. Gracias.'],
  ['canceled', { canceledAt: '2026-11-25T12:00:00.000Z' }, 'Cancelada el 25 de noviembre de 2026.'],
])('asks for nothing once it is %s', (_, change, title) => {
  expect(invoiceOf({ ...order, ...change }, 'es').standing).toMatchObject({ title, isOpen: false })
})
