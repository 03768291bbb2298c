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
  const loadShape = jest.fn(() => Promise.resolve(NUMBER))
  return { api, loadShape, entry: answerEntry(api.fetch, '/n', loadShape) }
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

test('asks for the shape beside the answer, not after it', () => {
  const { api, loadShape, entry } = read(new Promise(() => undefined))
  entry.load()
  expect(api.calls).toHaveLength(1)
  expect(loadShape).toHaveBeenCalledTimes(1)
})

test('shows what came with the document and asks for nothing, not even for the shape', () => {
  const { api, loadShape } = read()
  const entry = answerEntry(api.fetch, '/n', loadShape, { status: 200, body: 5 })
  entry.load()
  expect(entry.current()).toEqual({ status: 'ready', data: 5, error: null })
  expect(api.calls).toHaveLength(0)
  expect(loadShape).not.toHaveBeenCalled()
})

test('shows what the document brought instead of data', () => {
  const { api, loadShape } = read()
  const entry = answerEntry(api.fetch, '/n', loadShape, { status: 404, body: null })
  expect(entry.current()).toEqual({ status: 'failed', data: null, error: { status: 404 } })
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

test('fails when the shape does not arrive, and asks for it again when asked again', async () => {
  const { loadShape, entry } = read({ body: 1 }, { body: 2 })
  loadShape.mockRejectedValueOnce(new Error('Loading chunk shapes failed.'))
  entry.load()
  await settled()
  expect(entry.current()).toEqual({ status: 'failed', data: null, error: { status: 0 } })
  entry.reload()
  await settled()
  expect(entry.current()).toEqual({ status: 'ready', data: 2, error: null })
})

test('says what the server refused even where the shape did not arrive', async () => {
  const { loadShape, entry } = read({ status: 404 })
  loadShape.mockRejectedValueOnce(new Error('Loading chunk shapes failed.'))
  entry.load()
  await settled()
  expect(entry.current().error).toEqual({ status: 404 })
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
