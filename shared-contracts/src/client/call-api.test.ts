import { z } from 'zod/mini'
import { fakeApi } from '../testing/fake-api.ts'
import { callApi } from './call-api.ts'
import { readApi } from './read-api.ts'

const Count = z.object({ count: z.number() })

const post = (answer: unknown) =>
  callApi(fakeApi({ 'POST /n': () => answer }).fetch, { url: '/n', method: 'POST', body: {} })

test('parses the response', async () => {
  const { fetch } = fakeApi({ 'GET /n': { count: 2, more: true } })
  expect(await readApi(fetch, '/n', Count)).toEqual({ status: 200, data: { count: 2 } })
})

test('reports a response of another shape as none', async () => {
  const { fetch } = fakeApi({ 'GET /n': { count: 'two' } })
  expect((await readApi(fetch, '/n', Count)).error).toMatchObject({ status: 0 })
})

test('sends JSON, the query and the idempotency key', async () => {
  const fetch = jest.fn(async () => Response.json(null))
  const request = {
    url: '/n',
    method: 'PUT' as const,
    body: { a: 1 },
    params: { q: 'x y', size: undefined },
    idempotencyKey: 'k',
  }
  await callApi(fetch, request)
  expect(fetch).toHaveBeenCalledWith('/n?q=x+y', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
    body: '{"a":1}',
  })
})

test('accepts an answer without a body', async () => {
  expect(await post({ status: 204 })).toEqual({ status: 204, data: null })
})

test.each([
  {
    why: 'the server says it',
    answer: { status: 422, body: { message: 'No.', code: 'invalid', fields: { name: 'Enter a name.' } } },
    error: {
      status: 422,
      message: 'No.',
      serverMessage: 'No.',
      code: 'invalid',
      fields: { name: 'Enter a name.' },
    },
  },
  {
    why: 'the server says nothing that can be read',
    answer: { status: 502, body: { fields: 7 } },
    error: { status: 502, message: 'Status 502' },
  },
  { why: 'there is no response', answer: new Error('offline'), error: { status: 0, message: 'offline' } },
])('says why a request was refused when $why', async ({ answer, error }) => {
  expect((await post(answer)).error).toEqual(error)
})

describe('a lost connection', () => {
  const lostOnce = (method: string) => {
    const answers: unknown[] = [new Error('offline'), { body: { count: 1 } }]
    return fakeApi({ [`${method} /n`]: () => answers.shift() })
  }

  it('repeats a read once', async () => {
    const { fetch, calls } = lostOnce('GET')
    expect((await readApi(fetch, '/n', Count)).data).toEqual({ count: 1 })
    expect(calls).toHaveLength(2)
  })

  it('never repeats a change, which may have arrived', async () => {
    const { fetch, calls } = lostOnce('POST')
    const result = await callApi(fetch, { url: '/n', method: 'POST' })
    expect(result.status).toBe(0)
    expect(calls).toHaveLength(1)
  })

  it('does not repeat a read that was aborted', async () => {
    const { fetch, calls } = lostOnce('GET')
    await readApi(fetch, '/n', Count, AbortSignal.abort())
    expect(calls).toHaveLength(1)
  })
})
