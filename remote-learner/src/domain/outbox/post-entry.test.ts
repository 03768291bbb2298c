import { failureOf, postEntry } from './post-entry.ts'

const answer = (status: number, body: object = {}) => failureOf(Response.json(body, { status }))

test.each([
  { status: 400, outcome: 'refused', why: 'the server will never accept it' },
  { status: 402, outcome: 'refused', why: 'the person has to do something first' },
  { status: 401, outcome: 'later', why: 'the session is renewed' },
  { status: 408, outcome: 'later', why: 'the request took too long' },
  { status: 429, outcome: 'later', why: 'there were too many requests' },
  { status: 503, outcome: 'later', why: 'the server is not available' },
])('status $status means $outcome, because $why', async ({ status, outcome }) => {
  expect(await answer(status, { message: 'Why' })).toEqual({ outcome, status, message: 'Why' })
})

it('needs no message', async () => {
  expect(await failureOf(new Response('<html>', { status: 502 }))).toMatchObject({ message: '' })
})

it('rejects when the body of a response stalls', async () => {
  jest.useFakeTimers()
  const fetch = () => Promise.resolve(new Response(new ReadableStream()))
  const request = { path: '/lessons/a/note', method: 'PUT', body: {} } as const
  const rejection = expect(postEntry({ fetch }, { idempotencyKey: 'one' }, request)).rejects.toThrow(
    'No answer',
  )
  await jest.advanceTimersByTimeAsync(15_000)
  await rejection
  jest.useRealTimers()
})
