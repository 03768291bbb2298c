import { planStep, type DuePlan } from './plan-step.rule.ts'

const DAY_MS = 24 * 60 * 60_000
const PAID_UNTIL = new Date('2026-12-25T12:00:00Z')
const day = (days: number) => new Date(PAID_UNTIL.getTime() + days * DAY_MS)

const PLAN: DuePlan = {
  ...{ renews: true, payment: 'card', paidUntil: PAID_UNTIL, canceledAt: null, endedAt: null },
  ...{ periodStartsAt: day(-30), trialUntil: null },
  ...{ pastDueSince: null, nextChargeAt: null, hasOpenRenewal: false, isNoticed: false },
}
const trial = { renews: false, payment: 'invoice', trialUntil: PAID_UNTIL } as const
const noticed = { isNoticed: true }
const late = { pastDueSince: PAID_UNTIL, isNoticed: true }
const invoice = { payment: 'invoice' } as const
const issued = { payment: 'invoice', hasOpenRenewal: true } as const

it.each<[string, Partial<DuePlan>, number, ReturnType<typeof planStep>]>([
  ['waits more than a week before a charge', {}, -7.01, null],
  ['announces a charge a week before', {}, -7, 'notify-renewal'],
  ['announces it once', noticed, -6, null],
  ['charges on the day', noticed, 0, 'charge'],
  ['waits for the next try', { ...late, nextChargeAt: day(3) }, 2.9, null],
  ['tries again', { ...late, nextChargeAt: day(3) }, 3, 'charge'],
  ['waits after the last try', late, 16.9, null],
  ['ends after the days of grace', late, 17, 'end'],
  ['charges first after a long outage', noticed, 30, 'charge'],
  ['announces an end a week before', { renews: false }, -7, 'notify-end'],
  ['announces an end once', { renews: false, ...noticed }, -1, null],
  [
    'announces the end of a long trial a week before',
    { ...trial, periodStartsAt: day(-14) },
    -7,
    'notify-end',
  ],
  ['starts a short trial without its notice', { ...trial, periodStartsAt: day(-7) }, -7, null],
  [
    'announces the end of a short trial a day before',
    { ...trial, periodStartsAt: day(-7) },
    -1,
    'notify-end',
  ],
  ['ends a trial that no one paid', { ...trial, ...noticed }, 0, 'end'],
  ['ends what does not renew', { renews: false, ...noticed }, 0, 'end'],
  ['issues no invoice too early', invoice, -14.1, null],
  ['issues an invoice two weeks ahead', invoice, -14, 'issue-invoice'],
  ['waits for its payment', issued, -1, null],
  ['is past due when it is not paid', issued, 0, 'mark-past-due'],
  ['is past due once', { ...issued, ...late }, 5, null],
  ['ends an invoice that nobody pays', { ...issued, ...late }, 17, 'end'],
  ['does nothing once it has ended', { endedAt: PAID_UNTIL, ...late }, 40, null],
])('%s', (_what, change, days, step) => {
  expect(planStep({ ...PLAN, ...change }, day(days))).toBe(step)
})
