import { betterOf, classTraining } from './class-training.rule.ts'
import type { Trained } from './standing.rule.ts'

const certificate = (expiresAt: string, isOutdated = false): Trained => ({
  ...{ by: 'certificate', isOutdated },
  ...{ at: new Date('2026-01-10T08:00:00Z'), expiresAt: new Date(expiresAt) },
})

it('counts a class from the end of its day for the interval of its module', () => {
  expect(classTraining('IC0113', '2026-11-20')).toEqual({
    ...{ by: 'class', isOutdated: false },
    ...{ at: new Date('2026-11-20T23:59:59.999Z'), expiresAt: new Date('2027-11-20T23:59:59.999Z') },
  })
})

it.each([
  ['the one that counts longer, the class', certificate('2027-01-10'), '2026-11-20', 'class'],
  ['the one that counts longer, the certificate', certificate('2028-01-10'), '2026-11-20', 'certificate'],
  ['what is not outdated', certificate('2028-01-10', true), '2026-11-20', 'class'],
])('takes %s', (_what, held, heldOn, by) => {
  const taught = classTraining('IC0113', heldOn)
  expect(betterOf(held, taught)?.by).toBe(by)
  expect(betterOf(taught, held)?.by).toBe(by)
})

it('takes the only one there is', () => {
  const held = certificate('2027-01-10')
  expect([betterOf(null, held), betterOf(held, null), betterOf(null, null)]).toEqual([held, held, null])
})
