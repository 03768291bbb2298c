import { fakeApi } from '../testing/fake-api.ts'
import { answerEntry } from './answer-entry.ts'
import type { ApiSchema } from './read-api.ts'

const NUMBER: ApiSchema<number> = {
  parse: (body) => {
    if (typeof body !== 'number') throw new Error('not a number')
    return body
  },
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

function read(...answers: unknown[]) {
  const api = fakeApi({ 'GET /n': () => answers.shift() })
  const loadShape = jest.fn(() => Promise.resolve(NUMBER))
  return { api, loadShape, entry: answerEntry({ fetch: api.fetch, path: '/n', schema: loadShape }) }
}

test('sends one request, however often it is shown', async () => {
  const { api, entry } = read({ body: 1 })
  entry.load()
  entry.load()
  await settled()
  entry.load()
  expect(api.calls).toHaveLength(1)
  expect(entry.current()).toEqual({ status: 'ready', data: 1, error: null })
})

test('requests the schema together with the data, not after it', () => {
  const { api, loadShape, entry } = read(new Promise(() => undefined))
  entry.load()
  expect(api.calls).toHaveLength(1)
  expect(loadShape).toHaveBeenCalledTimes(1)
})

test("shows the document's data and requests nothing, not even the schema", () => {
  const { api, loadShape } = read()
  const entry = answerEntry({
    fetch: api.fetch,
    path: '/n',
    schema: loadShape,
    inlined: { status: 200, body: 5 },
  })
  entry.load()
  expect(entry.current()).toEqual({ status: 'ready', data: 5, error: null })
  expect(api.calls).toHaveLength(0)
  expect(loadShape).not.toHaveBeenCalled()
})

test('shows what the document brought instead of data', () => {
  const { api, loadShape } = read()
  const entry = answerEntry({
    fetch: api.fetch,
    path: '/n',
    schema: loadShape,
    inlined: { status: 404, body: null },
  })
  expect(entry.current()).toMatchObject({ status: 'failed', data: null, error: { status: 404 } })
})

test.each([
  { answer: new Error('offline'), status: 0, why: 'the network is gone' },
  { answer: { status: 503 }, status: 503, why: 'the server refuses' },
  { answer: { body: 'no number' }, status: 0, why: 'the answer has another shape' },
])('fails with $status when $why', async ({ answer, status }) => {
  const { entry } = read(answer, answer)
  entry.load()
  await settled()
  expect(entry.current()).toMatchObject({ status: 'failed', data: null, error: { status } })
})

test('fails when the schema does not load, and requests it again on a retry', async () => {
  const { loadShape, entry } = read({ body: 1 }, { body: 2 })
  loadShape.mockRejectedValueOnce(new Error('Loading chunk shapes failed.'))
  entry.load()
  await settled()
  expect(entry.current()).toMatchObject({ status: 'failed', data: null, error: { status: 0 } })
  entry.reload()
  await settled()
  expect(entry.current()).toEqual({ status: 'ready', data: 2, error: null })
})

test("shows the server's refusal even when the schema did not load", async () => {
  const { loadShape, entry } = read({ status: 404 })
  loadShape.mockRejectedValueOnce(new Error('Loading chunk shapes failed.'))
  entry.load()
  await settled()
  expect(entry.current().error).toMatchObject({ status: 404 })
})

test('notifies subscribers when a retry has succeeded', async () => {
  const { entry } = read({ status: 503 }, { body: 7 })
  entry.load()
  await settled()
  const seen: string[] = []
  entry.subscribe(() => seen.push(entry.current().status))
  entry.reload()
  await settled()
  expect(seen).toEqual(['loading', 'ready'])
})

test('uses the newer response when the older one arrives late', async () => {
  const late = Promise.withResolvers<{ body: number }>()
  const { entry } = read(late.promise, { body: 2 })
  entry.load()
  entry.reload()
  await settled()
  late.resolve({ body: 1 })
  await settled()
  expect(entry.current().data).toBe(2)
})
