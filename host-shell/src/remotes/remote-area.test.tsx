import { lazy, Suspense, useState } from 'react'
import { act, render, screen } from '@testing-library/react'
import { usePlatform, type RemoteModule } from '@platform/shared-contracts/remote'
import { fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import type { LoadRemote } from '../federation/create-federation.ts'
import { RemoteArea } from './remote-area.tsx'
import { RemoteFailure } from '../federation/remote-failure.ts'
import { createRemotePages } from './remote-pages.ts'
import { bootRelease, bootRemote, remoteModule } from '../federation/testing/boot-fixture.ts'

const remote = bootRemote()
const loaded = (module: RemoteModule) => async () => ({ module, release: bootRelease() })
const never = new Promise<never>(() => undefined)
const soon = async () => undefined

function pageOf(Component: () => React.ReactNode): RemoteModule {
  return remoteModule({ routes: [{ path: '/progress', lazy: async () => ({ Component }) }] })
}

function area(load: LoadRemote, platform = fakePlatform()) {
  const onRenderError = jest.fn(async (failure: RemoteFailure) => failure)
  const onShown = jest.fn()
  const pages = createRemotePages({
    prefetch: () => [],
    onOpen: () => undefined,
    load,
    report: () => undefined,
    suspects: { add: () => undefined, recheck: soon },
    random: () => 0,
    wait: soon,
  })
  const element = (given = platform, path = '/progress') => (
    <div>
      <header>OnCall Safety</header>
      <Suspense fallback="waiting">
        <RemoteArea {...{ remote, path, pages, platform: given, onRenderError, onShown }} />
      </Suspense>
    </div>
  )
  return { element, onRenderError, onShown }
}

async function show(element: React.ReactNode) {
  return act(async () => render(element))
}

it("shows the remote's page, and records that its release works here", async () => {
  const { element, onShown } = area(loaded(remoteModule()))
  await show(element())
  expect(screen.getByText('Your progress')).toBeVisible()
  expect(onShown).toHaveBeenCalledWith(remote, bootRelease())
})

it('says that it is loading, and again when it takes long', async () => {
  jest.useFakeTimers()
  const { element } = area(() => never)
  await show(element())
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  act(() => jest.advanceTimersByTime(5_000))
  expect(screen.getByRole('status')).toHaveTextContent('Still loading.')
  jest.useRealTimers()
})

it.each([
  ['load', 'It did not load.'],
  ['timeout', 'It took too long to load.'],
  ['integrity', 'Its files do not match the published version'],
  ['contract', 'It is being updated'],
  ['mount', 'Something went wrong on this page.'],
] as const)('keeps the shell and explains when the remote fails in phase %s', async (phase, message) => {
  const { element } = area(async () => {
    throw new RemoteFailure(phase, 'internal details')
  })
  await show(element())
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.queryByText(/internal details/)).not.toBeInTheDocument()
  expect(screen.getByText('OnCall Safety')).toBeVisible()
})

it('loads again on request', async () => {
  const load = jest
    .fn<ReturnType<LoadRemote>, []>()
    .mockRejectedValueOnce(new RemoteFailure('load', 'offline'))
  load.mockImplementation(loaded(remoteModule()))
  const { element } = area(load)
  await show(element())
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
  expect(screen.getByText('Your progress')).toBeVisible()
})

describe('when a page throws while it renders', () => {
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('no such module')
    return 'Your progress'
  }
  beforeEach(() => {
    isBroken = true
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => jest.restoreAllMocks())

  it('leaves the shell in place, reports the failure, and never counts the release as working', async () => {
    const { element, onRenderError, onShown } = area(loaded(pageOf(Fragile)))
    await show(element())
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.getByText('OnCall Safety')).toBeVisible()
    expect(onRenderError.mock.calls[0]?.[0]).toMatchObject({
      phase: 'render',
      message: 'Error: no such module',
    })
    expect(onShown).not.toHaveBeenCalled()
  })

  it('says what a later part of the page turned out to be', async () => {
    const cut = Object.assign(new Error('Loading chunk details failed.'), { name: 'ChunkLoadError' })
    const Late = () => {
      throw cut
    }
    const { element, onRenderError } = area(loaded(pageOf(Late)))
    onRenderError.mockResolvedValue(new RemoteFailure('integrity', 'other bytes'))
    await show(element())
    expect(onRenderError.mock.calls[0]?.[0].phase).toBe('load')
    expect(screen.getByRole('alert')).toHaveTextContent('Its files do not match the published version')
  })

  it('renders the page again on request', async () => {
    const { element } = area(loaded(pageOf(Fragile)))
    await show(element())
    isBroken = false
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(screen.getByText('Your progress')).toBeVisible()
  })

  it('loads a part that failed, which React would not request again', async () => {
    const cut = Object.assign(new Error('Loading chunk details failed.'), { name: 'ChunkLoadError' })
    const arrive = jest.fn().mockRejectedValueOnce(cut)
    arrive.mockResolvedValue({ default: () => 'All the details' })
    // What the top of a remote's module does, each time that it is run.
    const evaluate: LoadRemote = () => {
      const Details = lazy(arrive)
      return loaded(pageOf(() => <Details />))()
    }
    let running: ReturnType<LoadRemote> | undefined
    const { element } = area((offered, reload) => (running = (!reload && running) || evaluate(offered)))
    await show(element())
    expect(screen.getByRole('alert')).toHaveTextContent('It did not load.')
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(screen.getByText('All the details')).toBeVisible()
  })

  it('clears the failure when the user opens another page of the remote', async () => {
    const routes = [
      { path: '/progress', lazy: async () => ({ Component: Fragile }) },
      { path: '/quizzes', lazy: async () => ({ Component: () => 'Your quizzes' }) },
    ]
    const { element } = area(loaded(remoteModule({ routes })))
    const { rerender } = await show(element())
    await act(async () => rerender(element(undefined, '/quizzes')))
    expect(screen.getByText('Your quizzes')).toBeVisible()
  })
})

describe("the remote's own root", () => {
  let roots = 0
  const Root = ({ children }: { readonly children: React.ReactNode }) => {
    const [number] = useState(() => (roots += 1))
    const { session } = usePlatform()
    return (
      <div data-testid="root">
        {number} {session.status} {children}
      </div>
    )
  }
  const routes = [
    { path: '/progress', lazy: async () => ({ Component: () => 'Your progress' }) },
    { path: '/quizzes', lazy: async () => ({ Component: () => 'Your quizzes' }) },
  ]
  const anonymous = fakePlatform()
  beforeEach(() => {
    roots = 0
  })

  it('stays mounted from one of its pages to the next', async () => {
    const { element } = area(loaded(remoteModule({ Root, routes })), anonymous)
    const { rerender } = await show(element())
    await act(async () => rerender(element(anonymous, '/quizzes')))
    expect(screen.getByTestId('root')).toHaveTextContent('1 anonymous Your quizzes')
  })

  it('is mounted again for another session', async () => {
    const { element } = area(loaded(remoteModule({ Root, routes })), anonymous)
    const { rerender } = await show(element())
    await act(async () => rerender(element(fakePlatform({ session: signedInAs() }))))
    expect(screen.getByTestId('root')).toHaveTextContent('2 signedIn Your progress')
  })
})
