import { createHash, webcrypto } from 'node:crypto'
import { createSuspectFiles } from './suspect-files.ts'

const URL_ = 'http://localhost/releases/learner/1/entry.js'
const sriOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

beforeAll(() => {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
})

function suspects(answer: Response | Error, sri: string | undefined = sriOf('good')) {
  const fetch = jest.fn(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  const files = createSuspectFiles(() => sri, fetch)
  files.add(URL_)
  return { files, fetch }
}

it('fetches a suspect past the cache, as the script tag would', async () => {
  const { files, fetch } = suspects(new Response('good'))
  await files.recheck()
  expect(fetch).toHaveBeenCalledWith(URL_, { cache: 'reload', mode: 'cors', credentials: 'same-origin' })
})

it('asks about each suspect once', async () => {
  const { files, fetch } = suspects(new Response('good'))
  await files.recheck()
  await files.recheck()
  expect(fetch).toHaveBeenCalledTimes(1)
})

it('distinguishes wrong bytes from a failing network', async () => {
  await expect(suspects(new Response('bad')).files.recheck()).rejects.toMatchObject({
    name: 'IntegrityError',
  })
  await expect(suspects(new Response('', { status: 503 })).files.recheck()).rejects.toThrow('status 503')
  await expect(suspects(new TypeError('offline')).files.recheck()).rejects.toThrow('offline')
})

it('never fetches what no release lists', async () => {
  const fetch = jest.fn()
  const files = createSuspectFiles(() => undefined, fetch)
  files.add(URL_)
  await expect(files.recheck()).rejects.toMatchObject({ name: 'IntegrityError' })
  expect(fetch).not.toHaveBeenCalled()
})
