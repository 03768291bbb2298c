import type { Drawing, DrawnPage } from './drawing.ts'
import { createRemotePages } from './remote-pages.ts'
import { bootRelease, bootRemote, remoteModule } from './testing/boot-fixture.ts'

const remote = bootRemote()
const soon = async () => undefined

function drawnPage(): DrawnPage {
  return {
    ...{ url: '/progress', language: 'en', Area: () => null },
    ...{ showAhead: soon, settle: jest.fn(), withdraw: jest.fn() },
  }
}

function pagesWith(drawing: Drawing) {
  return createRemotePages({
    prefetch: () => undefined,
    draw: () => drawing,
    load: async () => ({ module: remoteModule(), release: bootRelease() }),
    report: () => undefined,
    suspects: { add: () => undefined, recheck: soon },
    random: () => 0,
    wait: soon,
  })
}

it('takes a drawn page that waits out of the document once the page itself is here', async () => {
  const page = drawnPage()
  const drawing = { page: () => page, arrived: Promise.resolve(), painted: Promise.resolve() }
  await pagesWith(drawing).open(remote, '/progress', '/progress').ended
  expect(page.withdraw).toHaveBeenCalled()
})

it('does not keep a drawn page that comes after the page itself', async () => {
  const page = drawnPage()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  let now: DrawnPage | null = null
  const drawing = { page: () => now, arrived, painted: new Promise<void>(() => undefined) }
  await pagesWith(drawing).open(remote, '/progress', '/progress').ended
  now = page
  arrive()
  await arrived
  expect(page.withdraw).toHaveBeenCalledTimes(1)
})
