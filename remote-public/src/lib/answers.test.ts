import { fakeApi } from '@platform/shared-contracts/testing'
import { answerEntry, type AnswerShape } from './answers.ts'

const NUMBER: AnswerShape<number> = {
  parse: (body) => {
    if (typeof body !== 'number') throw new Error('not a number')
    return body
  },
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

function read(...answers: unknown[]) {
  const api = fakeApi({ 'GET /n': () => answers.shift() })
  return { api, entry: answerEntry(api.fetch, '/n', NUMBER) }
}

test('asks once, however often it is shown', async () => {
  const { api, entry } = read({ body: 1 })
  entry.load()
  entry.load()
  await settled()
  entry.load()
  expect(api.calls).toHaveLength(1)
  expect(entry.current()).toEqual({ status: 'ready', data: 1, error: null })
})

test.each([
  { answer: new Error('offline'), status: 0, why: 'the network is gone' },
  { answer: { status: 503 }, status: 503, why: 'the server refuses' },
  { answer: { body: 'no number' }, status: 0, why: 'the answer has another shape' },
])('fails with $status when $why', async ({ answer, status }) => {
  const { entry } = read(answer)
  entry.load()
  await settled()
  expect(entry.current()).toEqual({ status: 'failed', data: null, error: { status } })
})

test('tells who listens when asking again has helped', async () => {
  const { entry } = read(new Error('offline'), { body: 7 })
  entry.load()
  await settled()
  const seen: string[] = []
  entry.subscribe(() => seen.push(entry.current().status))
  entry.reload()
  await settled()
  expect(seen).toEqual(['loading', 'ready'])
})

test('keeps the newer answer when the older one comes late', async () => {
  const late = Promise.withResolvers<{ body: number }>()
  const { entry } = read(late.promise, { body: 2 })
  entry.load()
  entry.reload()
  await settled()
  late.resolve({ body: 1 })
  await settled()
  expect(entry.current().data).toBe(2)
})
