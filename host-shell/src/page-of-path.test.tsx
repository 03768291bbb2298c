import { Suspense, useEffect } from 'react'
import { act, render, screen } from '@testing-library/react'
import { atom } from 'nanostores'
import { Link, MemoryRouter, useLocation } from 'react-router-dom'
import type { RouteAccess } from '@platform/shared-contracts/http'
import { usePlatform, type Platform } from '@platform/shared-contracts/remote'
import type { GuardSession } from '@platform/shared-contracts/rules'
import { fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { ShellServicesContext, type ShellServices } from './app/shell-services.ts'
import type { Remotes } from './create-remotes.ts'
import { PageOfPath } from './page-of-path.tsx'
import { createRemotePages } from './remotes/remote-pages.ts'
import { bootRelease, bootRemote } from './federation/testing/boot-fixture.ts'

const ACCESS: Record<string, RouteAccess | undefined> = {
  '/': undefined,
  '/login': undefined,
  '/free-resources': undefined,
  '/dashboard': { subscribed: true },
  '/admin': { superAdmin: true },
}
const paths = Object.keys(ACCESS)

function Where({ name }: { readonly name: string }) {
  const { pathname, state } = useLocation()
  return (
    <>
      <p>{`page ${name} at ${pathname} ${JSON.stringify(state)}`}</p>
      <Link to={pathname === '/' ? '/blog' : '/'}>the other remote</Link>
    </>
  )
}

async function open(path: string, session: GuardSession) {
  const platforms = new Map<string, Platform[]>()
  const Page = ({ name }: { readonly name: string }) => {
    const platform = usePlatform()
    useEffect(() => void platforms.set(name, [...(platforms.get(name) ?? []), platform]), [name, platform])
    return <Where name={name} />
  }
  const state = atom<GuardSession>(session)
  const load = jest.fn(async () => ({
    module: {
      id: 'learner',
      routes: [...paths, '/blog'].map((name) => ({
        path: name,
        lazy: async () => ({ Component: () => <Page name={name} /> }),
      })),
    },
    release: bootRelease(),
  }))
  const routes = Object.entries(ACCESS).map(([name, access]) => ({
    path: name,
    chunk: 'page',
    ...(access ? { access } : {}),
  }))
  const soon = async () => undefined
  const remotes: Remotes = {
    all: [
      bootRemote({ listing: { id: 'learner', contract: '^2.0.0', nav: [], routes } }),
      bootRemote({
        id: 'public',
        listing: { id: 'public', contract: '^2.0.0', nav: [], routes: [{ path: '/blog', chunk: 'page' }] },
      }),
    ],
    pages: createRemotePages({
      prefetch: () => [],
      onOpen: () => undefined,
      load,
      wait: soon,
      random: () => 0,
      suspects: { add: () => undefined, recheck: soon },
      report: () => undefined,
    }),
    startPrefetch: () => undefined,
    describe: async () => undefined,
    onShown: () => undefined,
    report: () => undefined,
    reportRender: async (failure) => failure,
    reportApp: () => undefined,
    records: () => [],
  }
  const { tenant, cart, fetch, notify, report } = fakePlatform()
  const services = {
    cart,
    fetch,
    notify,
    report,
    tenant: { config: atom(tenant), error: atom(null) },
    session: { state, hasLoggedOut: () => false },
  } as unknown as ShellServices
  await act(async () =>
    render(
      <ShellServicesContext value={services}>
        <MemoryRouter initialEntries={[path]}>
          <Suspense fallback={null}>
            <PageOfPath remotes={remotes} />
          </Suspense>
        </MemoryRouter>
      </ShellServicesContext>,
    ),
  )
  return { load, state, platforms }
}

beforeAll(() => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
})

const anonymous: GuardSession = { status: 'anonymous', user: null }
const loading: GuardSession = { status: 'loading', user: null }

it('shows the page that the path belongs to', async () => {
  await open('/free-resources', anonymous)
  expect(screen.getByText(/page \/free-resources at \/free-resources/)).toBeVisible()
})

it('sends an unknown path to the home page', async () => {
  await open('/nowhere/at/all', anonymous)
  expect(screen.getByText(/page \/ at \//)).toBeVisible()
})

it('knows the old URLs', async () => {
  await open('/admin-dashboard', signedInAs({ role: 'super_admin' }))
  expect(screen.getByText(/page \/admin at \/admin/)).toBeVisible()
})

it('sends a visitor to sign in, and stores the requested page', async () => {
  await open('/dashboard?from=mail#top', anonymous)
  expect(
    screen.getByText(/page \/login .*"reason":"sign-in","from":"\/dashboard\?from=mail#top"/),
  ).toBeVisible()
})

it('says why it refused a page, also across an old URL', async () => {
  await open('/admin-dashboard', signedInAs({ role: 'admin' }))
  expect(screen.getByText(/page \/dashboard .*"reason":"super-admin","from":"\/admin"/)).toBeVisible()
})

it('fetches nothing of a remote before the session is known', async () => {
  const { load, state } = await open('/dashboard', loading)
  expect(screen.getByRole('status')).toHaveTextContent('Verifying authentication...')
  expect(load).not.toHaveBeenCalled()
  await act(async () => state.set(signedInAs()))
  expect(screen.getByText(/page \/dashboard/)).toBeVisible()
})

it('removes the page when the session ends', async () => {
  const { state } = await open('/dashboard', signedInAs())
  await act(async () => state.set(anonymous))
  expect(screen.getByText(/page \/login/)).toBeVisible()
})

it('gives a remote the same platform when the user returns to it', async () => {
  const { platforms } = await open('/', anonymous)
  for (const heading of [/page \/blog/, /page \/ at/]) {
    await act(async () => screen.getByRole('link', { name: 'the other remote' }).click())
    expect(await screen.findByText(heading)).toBeVisible()
  }
  const [first, second, ...more] = platforms.get('/') ?? []
  expect(second).toBe(first)
  expect(second).toBeDefined()
  expect(more).toEqual([])
})

it('gives a remote another platform for another session', async () => {
  const { platforms, state } = await open('/', anonymous)
  await act(async () => state.set(signedInAs()))
  expect(platforms.get('/')?.map(({ session }) => session.status)).toEqual(['anonymous', 'signedIn'])
})
