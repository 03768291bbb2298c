import { auditDiff, shortValue } from './audit-diff.rule.ts'

it('names what differs, added and taken away alike', () => {
  const before = { role: 'user', state: 'TX', old: 1 }
  expect(auditDiff(before, { role: 'admin', state: 'TX', note: 'why' })).toEqual([
    { name: 'role', from: 'user', to: 'admin' },
    { name: 'note', from: undefined, to: 'why' },
    { name: 'old', from: 1, to: undefined },
  ])
  expect(auditDiff(null, null)).toEqual([])
})

test.each([
  [undefined, null],
  ['', null],
  [false, false],
  [12, '12'],
  [['CSP', 'CIH'], 'CSP, CIH'],
  [{ a: 1 }, '{"a":1}'],
  ['x'.repeat(80), `${'x'.repeat(59)}…`],
])('shows %j as %j', (value, shown) => {
  expect(shortValue(value)).toBe(shown)
})
