import { gateAnswer } from './gate.rule.ts'

const now = new Date('2026-06-04T12:00:00Z')
const untrained = { module: 'A', exemptUntil: null, trainedUntil: null, isOutdated: false, dueOn: null }
const trained = { ...untrained, trainedUntil: '2026-12-01T08:00:00.000Z' }

test.each([
  ['expired', { ...trained, trainedUntil: '2026-06-03T23:00:00.000Z' }, '2026-06-03', 'missing'],
  ['expired', { ...trained, trainedUntil: now.toISOString() }, '2026-06-04', 'missing'],
  ['outdated', { ...trained, isOutdated: true }, null, 'missing'],
  ['overdue', { ...untrained, dueOn: '2026-06-03' }, '2026-06-03', 'missing'],
  ['not_trained', untrained, null, 'missing'],
  ['due', { ...untrained, dueOn: '2026-06-04' }, '2026-06-04', 'check'],
  ['overdue', { ...untrained, exemptUntil: '2026-06-03', dueOn: '2026-05-01' }, '2026-05-01', 'missing'],
] as const)('training is %s where it is %j', (reason, training, day, verdict) => {
  expect(gateAnswer([training], now)).toMatchObject({ verdict, needs: [{ module: 'A', reason, day }] })
})

test('lets people in whose training is current, who are exempt today, and of whom nothing is required', () => {
  expect(gateAnswer([], now)).toEqual({ verdict: 'enter', needs: [], current: [] })
  expect(gateAnswer([trained, { ...untrained, module: 'B', exemptUntil: '2026-06-04' }], now)).toEqual({
    ...{ verdict: 'enter', needs: [] },
    current: [
      { module: 'A', until: '2026-12-01', isExempt: false },
      { module: 'B', until: '2026-06-04', isExempt: true },
    ],
  })
})

test('does not let someone in because only part of the training is in time', () => {
  const overdue = { ...untrained, module: 'B', dueOn: '2026-06-01' }
  expect(gateAnswer([{ ...untrained, dueOn: '2026-07-01' }, overdue, trained], now).verdict).toBe('missing')
})
