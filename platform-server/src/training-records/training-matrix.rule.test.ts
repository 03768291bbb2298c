import type { TrainingRow } from '@platform/shared-contracts/http'
import { rowsInOrder } from './training-matrix.rule.ts'

const row = (firstName: string, completed: number, lastActivityAt: string | null): TrainingRow => ({
  ...{ id: 1, email: 'a@oncall.test', firstName, lastName: 'Novak', companyName: '', state: 'TX' },
  ...{ isSubscribed: true, cells: [], overdue: 0, expiring: 0, openQuestions: 0, completed, lastActivityAt },
})

const byName = [
  row('Ana', 3, '2026-11-02T10:00:00.000Z'),
  row('Ben', 1, null),
  row('Kim', 3, '2026-11-20T10:00:00.000Z'),
]

it.each([
  ['name', 'Ana Ben Kim'],
  ['-name', 'Kim Ben Ana'],
  ['done', 'Ben Ana Kim'],
  ['-done', 'Ana Kim Ben'],
  ['last', 'Ana Kim Ben'],
  ['-last', 'Kim Ana Ben'],
] as const)('orders learners by %s; equal ones by name, those without activity last', (sort, names) => {
  expect(rowsInOrder(byName, sort).map(({ firstName }) => firstName)).toEqual(names.split(' '))
})
