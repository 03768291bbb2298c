import type { RemoteModule } from '@platform/shared-contracts/remote'
import { bootRelease, bootRemote, remoteModule } from '../federation/testing/boot-fixture.ts'
import { RemoteFailure } from '../federation/remote-failure.ts'
import { createRemotePages } from './remote-pages.ts'

const remote = bootRemote()
const learner = remoteModule()
const PATH = learner.routes[0]?.path ?? ''

function pagesOf(load: () => Promise<RemoteModule>) {
  const waits: (() => void)[] = []
  const tools = {
    load: jest.fn(async () => ({ module: await load(), release: bootRelease() })),
    prefetch: jest.fn(),
    onOpen: jest.fn(),
    report: () => undefined,
    suspects: { add: () => undefined, recheck: async () => undefined },
    random: () => 0,
    wait: () => new Promise<void>((resolve) => waits.push(resolve)),
  }
  return { ...tools, waits, pages: createRemotePages(tools) }
}

it('loads a page once, before it is opened', async () => {
  const { pages, load, prefetch, onOpen } = pagesOf(async () => learner)
  await pages.preload(remote, PATH)
  expect(prefetch.mock.calls).toEqual([[remote, PATH]])
  expect(pages.preload(remote, PATH)).toBeNull()
  expect(onOpen).not.toHaveBeenCalled()
  const opened = pages.open(remote, PATH)
  expect(opened.state.get().status).toBe('ready')
  expect(pages.open(remote, PATH)).toBe(opened)
  expect(load).toHaveBeenCalledTimes(1)
  expect(onOpen.mock.calls).toEqual([[remote]])
})

it('says of no page that was just opened that it was loaded before', async () => {
  const { pages, onOpen } = pagesOf(async () => learner)
  await pages.open(remote, PATH).ended
  pages.open(remote, PATH)
  expect(onOpen).not.toHaveBeenCalled()
})

it('holds the page before from the moment that another one is opened, not from the preload', async () => {
  const { pages, waits } = pagesOf(() => new Promise(() => undefined))
  void pages.preload(remote, PATH)
  waits.forEach((pass) => pass())
  const { held } = pages.open(remote, PATH)
  const first = await Promise.race([held.then(() => 'shown'), Promise.resolve().then(() => 'held')])
  expect(first).toBe('held')
  waits.at(-1)?.()
  await expect(held).resolves.toBeUndefined()
})

it('requests a page again if it could not be loaded before it was opened', async () => {
  let isThere = false
  const { pages } = pagesOf(async () => {
    if (!isThere) throw new RemoteFailure('load', 'no network')
    return learner
  })
  await pages.preload(remote, PATH)
  isThere = true
  const { state, ended } = pages.open(remote, PATH)
  await ended
  expect(state.get().status).toBe('ready')
})

it('shows the failure of a load that was under way when the page was opened', async () => {
  let fail = () => undefined as void
  const { pages } = pagesOf(
    () => new Promise((_, reject) => (fail = () => reject(new RemoteFailure('load', 'no network')))),
  )
  const preloading = pages.preload(remote, PATH)
  const { state } = pages.open(remote, PATH)
  fail()
  await preloading
  expect(state.get().status).toBe('failed')
  expect(pages.open(remote, PATH).state).toBe(state)
})
