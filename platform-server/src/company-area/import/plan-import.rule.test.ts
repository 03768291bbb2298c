import fc from 'fast-check'
import { planImport, type KnownPerson } from './plan-import.rule.ts'

const known = (email: string, changes: Partial<KnownPerson> = {}): [string, KnownPerson] => [
  email,
  {
    ...{ id: 1, email, firstName: 'Ana', lastName: 'Reyes', department: '', site: '', jobRole: '' },
    ...{ employeeNumber: '', supervisorEmail: '', isDeactivated: false, ...changes },
  },
]
const row = (email: string, values: object = {}, line = 2) => ({
  line,
  email,
  values: { firstName: 'Ana', lastName: 'Reyes', ...values },
})

it('adds people who are new, changes what differs, and leaves the rest as it is', () => {
  const people = new Map([known('a@x.test'), known('b@x.test', { site: 'Pier 4' })])
  const plan = planImport([row('a@x.test'), row('b@x.test', { site: 'Main Shop' }), row('c@x.test')], people)
  expect(plan.added.map(({ email }) => email)).toEqual(['c@x.test'])
  expect(plan.changed.map(({ person }) => person.email)).toEqual(['b@x.test'])
  expect([plan.unchanged, plan.faults]).toEqual([1, []])
})

it('keeps the value of a column that the file does not have, and clears one that is empty', () => {
  const people = new Map([known('a@x.test', { site: 'Pier 4' })])
  expect(planImport([row('a@x.test')], people).unchanged).toBe(1)
  expect(planImport([row('a@x.test', { site: '' })], people).changed).toHaveLength(1)
})

it('finds supervisors in the file and in the company, wherever they stand', () => {
  const people = new Map([known('boss@x.test')])
  const rows = [
    row('a@x.test', { supervisorEmail: 'Boss@x.test' }),
    row('b@x.test', { supervisorEmail: 'c@x.test' }),
    row('c@x.test'),
    row('d@x.test', { supervisorEmail: 'nobody@x.test' }),
  ]
  const { faults } = planImport(rows, people)
  expect(faults.map(({ row: { email }, fault }) => [email, fault])).toEqual([['d@x.test', 'supervisor']])
})

it('refuses people who would be their own supervisor, through others too', () => {
  const people = new Map([known('a@x.test', { supervisorEmail: 'b@x.test' }), known('b@x.test')])
  const { faults } = planImport([row('b@x.test', { supervisorEmail: 'a@x.test' })], people)
  expect(faults).toMatchObject([{ field: 'supervisorEmail', fault: 'circle' }])
})

it('refuses someone who was deactivated, and someone new without a name', () => {
  const people = new Map([known('a@x.test', { isDeactivated: true })])
  const nameless = { line: 3, email: 'b@x.test', values: { lastName: 'Lee' } }
  const { faults } = planImport([row('a@x.test'), nameless], people)
  expect(faults.map(({ field, fault }) => [field, fault])).toEqual([
    ['email', 'deactivated'],
    ['firstName', 'name'],
  ])
})

it('finds people by their employee number where the row has no address, and refuses one that someone else has', () => {
  const people = new Map([
    known('a@x.test', { employeeNumber: 'E7' }),
    known('key@no-email.invalid', { employeeNumber: 'E8' }),
  ])
  const rows = [
    row('', { employeeNumber: 'e7', site: 'Pier 4' }, 2),
    row('', { employeeNumber: 'E8' }, 3),
    row('', { employeeNumber: 'E9' }, 4),
    row('b@x.test', { employeeNumber: 'E7' }, 5),
  ]
  const plan = planImport(rows, people)
  expect(plan.changed.map(({ row: { line }, person }) => [line, person.email])).toEqual([[2, 'a@x.test']])
  expect(plan.added.map(({ line }) => line)).toEqual([4])
  expect(plan.faults.map(({ row: { line }, fault }) => [line, fault])).toEqual([[5, 'number']])
})

it('counts every row once, whatever the file and the company hold', () => {
  const email = fc.constantFrom('a@x.test', 'b@x.test', 'c@x.test', 'd@x.test')
  const values = fc.record(
    { site: fc.constantFrom('', 'Pier 4'), supervisorEmail: fc.oneof(fc.constant(''), email) },
    { requiredKeys: [] },
  )
  const rows = fc.uniqueArray(fc.record({ email, values }), { selector: (one) => one.email })
  const company = fc.uniqueArray(
    fc.record({ email, supervisorEmail: fc.constant(''), isDeactivated: fc.boolean() }),
    { selector: (one) => one.email },
  )
  fc.assert(
    fc.property(rows, company, (file, people) => {
      const plan = planImport(
        file.map((one, index) => row(one.email, one.values, index + 2)),
        new Map(people.map((one) => known(one.email, one))),
      )
      const parts = [plan.added, plan.changed, plan.faults].map((part) => part.length)
      expect(parts.reduce((sum, one) => sum + one, plan.unchanged)).toBe(file.length)
    }),
  )
})
