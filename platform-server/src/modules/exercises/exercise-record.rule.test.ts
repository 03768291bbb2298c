import { withTry, type Try } from './exercise-record.rule.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 10, minute))
const made = (key: string, right: number, minute: number): Try => ({
  ...{ key, right, total: 4, at: at(minute) },
  answers: [right],
})

it('keeps the best and the last try, and when everything was right for the first time', () => {
  const tries = [made('a', 3, 1), made('b', 4, 2), made('c', 1, 3), made('d', 4, 4)]
  expect(tries.reduce(withTry, null as ReturnType<typeof withTry> | null)).toMatchObject({
    ...{ tries: 4, best: 4, last: 4, total: 4, answers: [4], firstAnswers: [3] },
    solvedAt: at(2),
  })
})

it('counts a try that is sent twice once', () => {
  const record = withTry(withTry(null, made('a', 3, 1)), made('a', 3, 1))
  expect(record.tries).toBe(1)
})

it('counts a try that arrives late without making it the last one', () => {
  const record = withTry(withTry(null, made('a', 2, 9)), made('b', 4, 1))
  expect(record).toMatchObject({ tries: 2, best: 4, last: 2, answers: [2], triedAt: at(9), solvedAt: at(1) })
})
