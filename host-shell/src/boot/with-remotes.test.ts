import type { BootDocument } from '@platform/shared-contracts/http'
import { withRemotes, type RemotesTools } from './with-remotes.ts'

const remotesAt = { url: '/boot/1a2b.json', integrity: 'sha384-list' }
const inlined = { shell: { base: '/shell/', assets: {} }, remotes: [], remotesAt } as unknown as BootDocument
const list = () => new Response('{"shell":{"later.js":"sha384-later"},"remotes":[{"id":"learner"}]}')

function tools(change: Partial<RemotesTools> = {}) {
  return {
    earlyResponse: undefined,
    fetch: jest.fn(async () => list()),
    wait: jest.fn(async () => undefined),
    renew: jest.fn(() => true),
    log: jest.fn(),
    ...change,
  }
}

it('requests nothing when the document includes its remotes', async () => {
  const around = tools()
  const boot = { ...inlined, remotesAt: undefined }
  expect(await withRemotes(boot, around)).toBe(boot)
  expect(around.fetch).not.toHaveBeenCalled()
})

it('uses the request of the inline script', async () => {
  const around = tools({ earlyResponse: Promise.resolve(list()) })
  const { shell, remotes } = await withRemotes(inlined, around)
  expect(remotes).toEqual([{ id: 'learner' }])
  expect(shell).toEqual({ base: '/shell/', assets: { 'later.js': 'sha384-later' } })
  expect(around.fetch).not.toHaveBeenCalled()
})

it("requests with the document's integrity, and bypasses the cache after a failure", async () => {
  const fetch = jest.fn(async (_url: string, { cache }: RequestInit) => {
    if (cache !== 'reload') throw new TypeError('wrong bytes')
    return list()
  })
  const around = tools({ fetch })
  expect((await withRemotes(inlined, around)).remotes).toHaveLength(1)
  expect(fetch.mock.calls.map(([url, init]) => [url, init.integrity])).toEqual([
    ['/boot/1a2b.json', 'sha384-list'],
    ['/boot/1a2b.json', 'sha384-list'],
  ])
  expect(around.log).toHaveBeenCalledTimes(1)
})

it('retries a list that is not available yet, then reloads the document where that can help', async () => {
  const gone = () => new Response('', { status: 404 })
  const late = [gone(), list()]
  const patient = tools({ fetch: async () => late.shift()! })
  expect((await withRemotes(inlined, patient)).remotes).toHaveLength(1)
  expect(patient.renew).not.toHaveBeenCalled()

  const renewed = tools({ fetch: async () => gone() })
  void withRemotes(inlined, renewed)
  await new Promise((resolve) => setTimeout(resolve, 0))
  expect(renewed.renew).toHaveBeenCalledTimes(1)
  expect(renewed.wait).toHaveBeenCalledTimes(1)

  const answers = [gone(), gone(), list()]
  const again = tools({ fetch: async () => answers.shift()!, renew: () => false })
  expect((await withRemotes(inlined, again)).remotes).toHaveLength(1)
})
