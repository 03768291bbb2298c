import { failureOf, postEntry } from './post-entry.ts'

const entry = { idempotencyKey: 'one' }
const request = { path: '/lessons/a/note', method: 'PUT', body: { text: 'Tag first' } } as const
const options = { keepalive: false }

test.each([
  { status: 400, outcome: 'refused', why: 'the server will never accept it' },
  { status: 402, outcome: 'refused', why: 'the person has to do something first' },
  { status: 401, outcome: 'later', why: 'the session is renewed' },
  { status: 408, outcome: 'later', why: 'the request took too long' },
  { status: 429, outcome: 'later', why: 'there were too many requests' },
  { status: 503, outcome: 'later', why: 'the server is not available' },
  { status: 0, outcome: 'later', why: 'there was no response' },
])('status $status means $outcome, because $why', ({ status, outcome }) => {
  expect(failureOf({ status, message: 'Why', serverMessage: 'Why' })).toEqual({
    outcome,
    status,
    message: 'Why',
  })
})

it('shows only what the server wrote for the user', async () => {
  const fetch = () => Promise.resolve(new Response('<html>', { status: 502 }))
  const { error } = await postEntry({ fetch }, entry, request, options)
  expect(error && failureOf(error)).toEqual({ outcome: 'later', status: 502, message: '' })
})

it.each([true, false])('sends the change with its key, and keepalive: %s', async (keepalive) => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit?]>(() => Promise.resolve(Response.json(null)))
  await postEntry({ fetch }, entry, request, { keepalive })
  const [path, init] = fetch.mock.calls[0] ?? []
  expect([path, init?.method, init?.body]).toEqual(['/lessons/a/note', 'PUT', '{"text":"Tag first"}'])
  expect(new Headers(init?.headers).get('idempotency-key')).toBe('one')
  expect(init?.keepalive ?? false).toBe(keepalive)
})

it('rejects when the body of a response stalls', async () => {
  jest.useFakeTimers()
  const fetch = () => Promise.resolve(new Response(new ReadableStream()))
  const rejection = expect(postEntry({ fetch }, entry, request, options)).rejects.toThrow('No answer')
  await jest.advanceTimersByTimeAsync(15_000)
  await rejection
  jest.useRealTimers()
})
