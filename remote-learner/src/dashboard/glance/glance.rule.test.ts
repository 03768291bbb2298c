import {
  assignedTime,
  countCertificates,
  countExpiring,
  hoursLeft,
  validCertificates,
} from './glance.rule.ts'

const NOW = Date.parse('2026-11-24T12:00:00Z')

test('counts valid certificates, and names the soonest that ends within 90 days', () => {
  const far = { state: 'valid', expiresAt: '2028-01-01T00:00:00.000Z' } as const
  const near = { state: 'valid', expiresAt: '2027-01-05T00:00:00.000Z' } as const
  const nearer = { state: 'valid', expiresAt: '2026-12-01T00:00:00.000Z' } as const
  const over = { state: 'expired', expiresAt: '2026-11-25T00:00:00.000Z' } as const
  expect(countCertificates([far, near, nearer, over], NOW)).toEqual({
    valid: 3,
    nextExpiry: nearer.expiresAt,
  })
  expect(countCertificates([far, over], NOW)).toEqual({ valid: 1, nextExpiry: null })
})

test('counts the hours of the windows that are open now', () => {
  const window = (startsAt: string, endsAt: string, isUsed = false) => ({
    startsAt: `${startsAt}T00:00:00.000Z`,
    endsAt: `${endsAt}T00:00:00.000Z`,
    isUsed,
    minutesLeft: isUsed ? 0 : 60,
  })
  const before = window('2026-11-10', '2026-11-17')
  const open = window('2026-11-20', '2026-11-27')
  const used = window('2026-11-21', '2026-11-26', true)
  const later = window('2026-12-01', '2026-12-08')
  expect(hoursLeft([{ windows: [before, open, later] }, { windows: [used] }], NOW)).toEqual({
    left: 1,
    total: 2,
    endsAt: open.endsAt,
  })
  expect(hoursLeft([{ windows: [later] }], NOW)).toEqual({ left: 0, total: 0, endsAt: null })
  expect(hoursLeft([], NOW)).toBeNull()
})

test('adds up the minutes of assigned modules that are not completed', () => {
  const due = { dueOn: '2026-12-01', isOverdue: false }
  const modules = [
    { status: 'In Progress', minutes: 40, due },
    { status: 'Not Started', minutes: 55, due },
    { status: 'Completed', minutes: 60, due },
    { status: 'Not Started', minutes: 30, due: null },
    { status: 'Not Started', minutes: null, due },
  ]
  expect(assignedTime(modules)).toEqual({ minutes: 95, modules: 3 })
})

test('lists certificates in force, the next to end first, and counts those that end within 60 days', () => {
  const certificate = (state: 'valid' | 'expired', expiresAt: string) => ({ state, expiresAt })
  const later = certificate('valid', '2027-01-24T00:00:00.000Z')
  const soon = certificate('valid', '2027-01-22T00:00:00.000Z')
  const gone = certificate('expired', '2026-11-20T00:00:00.000Z')
  expect(validCertificates([later, gone, soon])).toEqual([soon, later])
  expect(countExpiring([later, gone, soon], NOW)).toBe(1)
})
