import type { Order } from '@platform/shared-contracts/http'
import { ONCALL_TENANT, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { extractText } from 'unpdf'
import { paperBrand } from '../../lib/pdf/paper-brand.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoiceOf } from './invoice.ts'
import { PIER_ORDER } from './testing/pier-order.ts'

const order: Order = {
  ...PIER_ORDER,
  billing: {
    ...{ name: 'Łukasz Żółć', companyName: 'Nuñez & Ünal GmbH' },
    ...{ address: 'Zoë-Straße 1\nGalveston, TX 77550', poNumber: 'ß-77' },
  },
  buyer: { id: 1, name: 'Zoë Ünal', email: 'zoe@harbor.test' },
}

const DETAILS = 'Erste Brücken-Bank\nRouting 021000021\nAccount 000123456789'

const ADDRESS = '200 Strand\nGalveston, TX 77550'

async function read(
  change: Partial<Order>,
  { tenant = ONCALL_TENANT, language = 'en' as 'en' | 'es', details = '' } = {},
) {
  const pdf = await drawInvoice(
    invoiceOf({ ...order, ...change }, language, { paymentDetails: details, address: ADDRESS }),
    paperBrand(tenant),
  )
  const { text, totalPages } = await extractText(new Uint8Array(pdf), { mergePages: true })
  return { text: text.replace(/\s+/g, ' '), totalPages }
}

it('can be read back from the paper: for whom, what, how much, until when and how to pay', async () => {
  const { text, totalPages } = await read({})
  expect(totalPages).toBe(1)
  for (const said of [
    'OnCall Safety',
    'Invoice number O-2026-00007',
    'Your order number ß-77',
    'Nuñez & Ünal GmbH Łukasz Żółć Zoë-Straße 1 Galveston, TX 77550',
    'Fall Protection (IC0112) 10 $40.00 $400.00',
    '3 or more courses, 15% off -$135.00',
    'Total $765.00',
    'Please pay $765.00 by December 21, 2026.',
    'Pay by bank transfer or check and include O-2026-00007',
    'Questions or bank details: support@oncall.test · +1 555 010 0100',
  ])
    expect(text).toContain(said)
})

it('says when and how it was paid, in the language and the brand, and asks for nothing', async () => {
  const paidAt = '2026-11-25T12:00:00.000Z'
  const { text } = await read(
    { state: 'paid', paidAt, payments: [{ id: 'p', method: 'transfer', amountCents: 76_500, at: paidAt }] },
    { tenant: TRINOVA_TENANT, language: 'es', details: DETAILS },
  )
  for (const said of [
    'Trinova Safety Academy',
    'Número de factura O-2026-00007',
    'Protección contra caídas (IC0112)',
    'Pagada el 25 de noviembre de 2026. Gracias. Pago recibido por transferencia bancaria o cheque.',
    'Preguntas: support@trinova.test',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Por favor, pague|datos bancarios|Erste/)
})

it('shows the seller, each payment and refund, and asks for the balance alone', async () => {
  const at = '2026-11-25T12:00:00.000Z'
  const part = { id: 'p', method: 'transfer', at } as const
  const { text, totalPages } = await read({
    payments: [{ ...part, amountCents: 50_000 }],
    refunds: [{ ...part, amountCents: 10_000 }],
  })
  expect(totalPages).toBe(1)
  for (const said of [
    'OnCall Safety 200 Strand Galveston, TX 77550 support@oncall.test',
    'Total $765.00 Paid on November 25, 2026 -$500.00 Refunded on November 25, 2026 $100.00 Balance due $365.00',
    'Please pay $365.00 by December 21, 2026.',
  ])
    expect(text).toContain(said)
})

it.each([
  ['card', 'Received by card. No balance is due.'],
  ['test-card', 'Paid with the test card: no money was charged.'],
] as const)('is a receipt that names the %s', async (method, said) => {
  const paidAt = '2026-11-25T12:00:00.000Z'
  const { text } = await read({
    ...{ state: 'paid', paidAt },
    payments: [{ id: 'p', method, amountCents: 76_500, at: paidAt }],
  })
  expect(text).toContain(said)
  expect(text).toContain('Balance due $0.00')
})

it('says how to pay, in the tenant’s own words, where the tenant has said so', async () => {
  const { text, totalPages } = await read({}, { details: DETAILS })
  expect(text).toContain('include O-2026-00007 with the payment')
  expect(text).toContain('Erste Brücken-Bank Routing 021000021 Account 000123456789')
  expect(text).toContain('Questions: support@oncall.test')
  expect([text.includes('bank details'), totalPages]).toEqual([false, 1])
})

it('prints names in other scripts, and has as many pages as its list needs', async () => {
  const lines = Array.from({ length: 40 }, (_, at) => ({
    ...{ code: `IC9${String(at).padStart(3, '0')}`, title: `Course ${at}`, priceCents: 100 },
  }))
  const billing = { ...order.billing, companyName: 'Nguyễn Thị Ánh, Đà Nẵng', name: 'Gülşah Çelik' }
  const { text, totalPages } = await read({ lines, billing })
  expect(totalPages).toBe(3)
  expect(text).toContain('Nguyễn Thị Ánh, Đà Nẵng Gülşah Çelik')
  expect(text).toContain('Course 39 (IC9039)')
  expect(text).toContain('Page 3 of 3')
})
