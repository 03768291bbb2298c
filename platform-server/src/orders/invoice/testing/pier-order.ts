import type { Order } from '@platform/shared-contracts/http'

/** Ten seats on three courses, discounted and not paid yet. */
export const PIER_ORDER: Order = {
  id: 'o',
  number: 'O-2026-00007',
  state: 'awaiting_payment',
  seats: 10,
  lines: [
    { code: 'IC0110', title: 'Ladder Safety', priceCents: 2000 },
    { code: 'IC0112', title: 'Fall Protection', priceCents: 4000 },
    { code: 'IC0113', title: 'Respiratory Protection Awareness', priceCents: 3000 },
  ],
  ...{ sumCents: 90_000, discountCents: 13_500, totalCents: 76_500 },
  billing: { name: 'Łukasz Nguyễn', companyName: 'Harbor', address: '1 Pier\nGalveston, TX', poNumber: '77' },
  buyer: { id: 1, name: 'Łukasz Nguyễn', email: 'l@harbor.test' },
  termsVersion: '1',
  placedAt: '2026-11-21T12:00:00.000Z',
  paidAt: null,
  canceledAt: null,
  hasSeats: true,
  seatHolders: [],
}
