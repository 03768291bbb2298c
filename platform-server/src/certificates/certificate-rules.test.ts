import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { makeCode, normalizeCode } from '../domain/certificates/certificate-code.rule.ts'
import { publicName } from '../domain/accounts/public-name.rule.ts'
import { certificateState, publicVerdict } from './certificate-state.rule.ts'
import { expiryAfter, renewalInterval } from '../domain/certificates/renewal-interval.rule.ts'
import { signOffOf } from '../domain/certificates/sign-off.rule.ts'

const now = new Date('2026-11-20T12:00:00Z')

it.each([
  ['2026-11-20', 24, '2028-11-20'],
  ['2026-02-28', 12, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 24, '2028-12-31'],
])('a certificate of %s that holds %i months expires on %s', (issued, months, expires) => {
  expect(expiryAfter(new Date(`${issued}T10:00:00Z`), months)).toEqual(new Date(`${expires}T10:00:00Z`))
})

it('calls the law the basis of exactly the renewals that a paragraph orders', () => {
  const required = CORE_MODULES.filter(({ code }) => renewalInterval(code).basis === 'regulatory')
  expect(required.map(({ code }) => code)).toEqual(['IC0113', 'IC0115', 'IC0121'])
})

it.each([
  {
    revokedAt: null,
    replacedById: null,
    expiresAt: '2026-11-20T12:00:00.001Z',
    state: 'valid',
    verdict: 'valid',
  },
  {
    revokedAt: null,
    replacedById: null,
    expiresAt: '2026-11-20T12:00:00Z',
    state: 'expired',
    verdict: 'expired',
  },
  {
    revokedAt: null,
    replacedById: 'b',
    expiresAt: '2027-01-01T00:00:00Z',
    state: 'replaced',
    verdict: 'valid',
  },
  {
    revokedAt: null,
    replacedById: 'b',
    expiresAt: '2026-01-01T00:00:00Z',
    state: 'replaced',
    verdict: 'expired',
  },
  {
    revokedAt: '2026-01-01',
    replacedById: 'b',
    expiresAt: '2027-01-01T00:00:00Z',
    state: 'revoked',
    verdict: 'revoked',
  },
])(
  'is $state to its holder and $shownName to a stranger',
  ({ revokedAt, replacedById, expiresAt, state, verdict }) => {
    const dates = {
      expiresAt: new Date(expiresAt),
      revokedAt: revokedAt ? new Date(revokedAt) : null,
      replacedById,
    }
    expect(certificateState(dates, now)).toBe(state)
    expect(publicVerdict(dates, now)).toBe(verdict)
  },
)

it.each([
  ['Daniela Ortiz', false, 'Daniela O.'],
  ['Daniela Ortiz', true, 'Daniela Ortiz'],
  ['Øystein van der Ñuñez', false, 'Øystein Ñ.'],
  ['Prince', false, 'Prince'],
])('tells a stranger of %s (full name: %s) as %s', (name, showsFullName, shownName) => {
  expect(publicName(name, showsFullName)).toBe(shownName)
})

it('makes codes that are read and typed without mistakes', () => {
  let next = 0
  const code = makeCode((limit) => (next += 7) % limit)
  expect(code).toMatch(/^[CDFGHJKMNPQRTVWXY34679]{5}(-[CDFGHJKMNPQRTVWXY34679]{5}){2}$/)
  expect(normalizeCode(` ${code.toLowerCase().replaceAll('-', ' ')}`)).toBe(code)
})

const issued = { moduleCode: 'IC0110', issuedAt: now, replacedAt: null }
const signed = (performedOn: string, moduleCode = 'IC0110') => ({
  moduleCode,
  performedOn,
  signedBy: 'Priya',
})

it.each([
  ['of the module', [signed('2026-12-01')], '2026-12-01'],
  ['the latest of several', [signed('2026-10-01'), signed('2026-12-01')], '2026-12-01'],
  ['none of another module', [signed('2026-12-01', 'IC0111')], null],
  ['none older than a year before the pass', [signed('2025-11-01')], null],
])('counts the practice %s', (_, practicals, day) => {
  expect(signOffOf(issued, practicals)?.performedOn ?? null).toBe(day)
})
