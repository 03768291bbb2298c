import { parseDollars } from '../lib/dollars.rule.ts'
import { draftOf, NEW_TENANT, settingsOf } from './settings-form.rule.ts'

test.each([
  ['29', 2900],
  ['29.5', 2950],
  ['$29.05', 2905],
  [' 40.00 ', 4000],
  ['29.999', -1],
  ['-3', -1],
  ['free', -1],
  ['1,000', -1],
])('reads %j as %d cents', (text, cents) => expect(parseDollars(text)).toBe(cents))

test('an unchanged draft is sent as it was stored', () => {
  const settings = {
    ...NEW_TENANT,
    hosts: ['a.test', 'b.test'],
    paymentDetails: 'Yard Bank',
    sellerAddress: '1 Yard Street',
    prices: { learnerMonthlyCents: 2950, courseCents: { IC0112: 4000 } },
  }
  expect(settingsOf(draftOf({ slug: 'a', revision: 1, settings }).settings, settings)).toEqual(settings)
})

test('a tenant without prices of its own gets them only once one is typed', () => {
  const settings = { ...NEW_TENANT, prices: undefined }
  const draft = draftOf({ slug: 'a', revision: 1, settings }).settings
  expect(settingsOf(draft, settings).prices).toBeUndefined()
  const courseCents = { ...draft.prices.courseCents, IC0112: '30' }
  expect(settingsOf({ ...draft, prices: { ...draft.prices, courseCents } }, settings).prices).toMatchObject({
    courseCents: { IC0112: 3000 },
  })
})
