import { quizBasis, type HeldCertificate } from './quiz-access.rule.ts'

const now = new Date('2026-11-24T12:00:00Z')
const day = (text: string) => new Date(`${text}T12:00:00Z`)
const held: HeldCertificate = { expiresAt: day('2026-12-20'), isMeasured: true, isOutdated: false }
const nothing = { missing: 3, certificate: null, openedAt: [], lastPassAt: null }

it.each([
  { why: 'nothing was read', facts: nothing, basis: null },
  { why: 'everything was read', facts: { ...nothing, missing: 0 }, basis: 'lessons' },
  { why: 'staff opened it', facts: { ...nothing, openedAt: [day('2026-11-20')] }, basis: 'staff' },
  {
    why: 'the opening was used by a pass',
    facts: { ...nothing, openedAt: [day('2026-11-20')], lastPassAt: day('2026-11-21') },
    basis: null,
  },
  { why: 'a certificate is renewed', facts: { ...nothing, certificate: held }, basis: 'renewal' },
  {
    why: 'it expired under a year ago',
    facts: { ...nothing, certificate: { ...held, expiresAt: day('2025-11-25') } },
    basis: 'renewal',
  },
  {
    why: 'it expired a year ago',
    facts: { ...nothing, certificate: { ...held, expiresAt: day('2025-11-24') } },
    basis: null,
  },
  {
    why: 'its content must be taken again',
    facts: { ...nothing, certificate: { ...held, isOutdated: true } },
    basis: null,
  },
  {
    why: 'reading was never measured for it',
    facts: { ...nothing, certificate: { ...held, isMeasured: false } },
    basis: null,
  },
])('is $basis when $why', ({ facts, basis }) => {
  expect(quizBasis(facts, now)).toBe(basis)
})
