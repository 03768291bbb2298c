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

it('names the certificate of a buyer who is exempt from sales tax', () => {
  const taxExemption = { number: '1-23-456', state: 'TX', kind: 'government' as const }
  const { facts, sums } = invoiceOf({ ...order, taxExemption }, 'en')
  expect(facts.at(-1)).toEqual(['Exemption certificate', '1-23-456 (TX)'])
  expect(sums.at(-1)).toEqual(['Sales tax', 'Tax exempt'])
  expect(invoiceOf({ ...order, taxExemption }, 'es').sums.at(-1)).toEqual([
    'Impuesto sobre las ventas',
    'Exento',
  ])
})

it('names the coupon, so that the lines and sums come to the total', () => {
  const coupon = { code: 'FALL20', cents: 15_300 }
  const { lines, sums, total } = invoiceOf({ ...order, coupon, totalCents: 61_200 }, 'en')
  expect(sums).toEqual([
    ['Subtotal', '$900.00'],
    ['3 or more courses, 15% off', '-$135.00'],
    ['Coupon FALL20', '-$153.00'],
    ['Sales tax', 'Not charged'],
  ])
  const cents = (shown: string) => Math.round(Number(shown.replaceAll(/[$,]/g, '')) * 100)
  const add = (shown: readonly string[]) => shown.map(cents).reduce((sum, one) => sum + one, 0)
  const amounts = add(lines.map(({ amount }) => amount))
  const [, ...off] = sums.slice(0, -1).map(([, shown]) => shown)
  expect([amounts, amounts + add(off)]).toEqual([cents(sums[0]![1]), cents(total)])
})

it.each([
  ['paid', { paidAt: '2026-11-25T12:00:00.000Z' }, 'Pagada el 25 de noviembre de 2026. Gracias.'],
  ['canceled', { canceledAt: '2026-11-25T12:00:00.000Z' }, 'Cancelada el 25 de noviembre de 2026.'],
])('asks for nothing once it is %s', (_, change, title) => {
  expect(invoiceOf({ ...order, ...change }, 'es').standing).toMatchObject({ title, isOpen: false })
})
