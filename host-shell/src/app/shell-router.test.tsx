import { Suspense, use } from 'react'
import { act, render, screen } from '@testing-library/react'
import { useLocation } from 'react-router-dom'
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router'
import { ShellRouter, type Ahead } from './shell-router.tsx'

/** `held`: what any page but the first waits for. */
function Where({ held }: { readonly held: Promise<void> | undefined }) {
  const { pathname } = useLocation()
  if (held && pathname !== '/') use(held)
  return <p>{pathname}</p>
}

function pageAhead() {
  let paint = () => undefined as void
  const painted = new Promise<void>((resolve) => (paint = resolve))
  const page = { showAhead: jest.fn(() => painted), settle: jest.fn() }
  return { page, paint }
}

/** `ahead`: of any address but the first. */
function open(ahead: Ahead | null, held?: Promise<void>) {
  window.history.replaceState(null, '', '/')
  const history = createBrowserHistory({ v5Compat: true })
  render(
    <ShellRouter history={history} aheadAt={() => ahead}>
      <Suspense>
        <Where held={held} />
      </Suspense>
    </ShellRouter>,
  )
  return history
}

const atHand = (page: ReturnType<typeof pageAhead>['page']): Ahead => ({
  page: () => page,
  arrived: Promise.resolve(),
})

beforeAll(() => {
  // jsdom has no layout to scroll.
  window.scrollTo = () => undefined
})

it('shows a page that is at hand at once, and comes to it after its paint', async () => {
  const { page, paint } = pageAhead()
  const history = open(atHand(page))
  await act(async () => history.push('/progress'))
  expect(page.showAhead).toHaveBeenCalledTimes(1)
  expect(screen.getByText('/')).toBeVisible()
  expect(page.settle).not.toHaveBeenCalled()
  await act(async () => paint())
  expect(screen.getByText('/progress')).toBeVisible()
  expect(page.settle).toHaveBeenCalledTimes(1)
})

function pageOnItsWay() {
  const { page } = pageAhead()
  let arrive = () => undefined as void
  let now: typeof page | null = null
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const come = () => {
    now = page
    arrive()
  }
  return { page, come, ahead: { page: () => now, arrived } }
}

it('shows a page as soon as it comes, while the page before is still on screen', async () => {
  const { page, come, ahead } = pageOnItsWay()
  const history = open(ahead, new Promise<void>(() => undefined))
  await act(async () => history.push('/progress'))
  expect(screen.getByText('/')).toBeVisible()
  await act(async () => come())
  expect(page.showAhead).toHaveBeenCalledTimes(1)
})

it('leaves a page that comes late to what the router has on screen', async () => {
  const { page, come, ahead } = pageOnItsWay()
  const history = open(ahead)
  await act(async () => history.push('/progress'))
  expect(screen.getByText('/progress')).toBeVisible()
  await act(async () => come())
  expect(page.showAhead).not.toHaveBeenCalled()
})

it('forgets a move that another one overtakes', async () => {
  const { page, paint } = pageAhead()
  const history = open(atHand(page))
  await act(async () => history.push('/progress'))
  await act(async () => history.push('/why', { reason: 'sign-in', from: '/progress' }))
  expect(screen.getByText('/why')).toBeVisible()
  expect(page.settle).toHaveBeenCalledTimes(1)
  await act(async () => paint())
  expect(screen.getByText('/why')).toBeVisible()
})

it('leaves to the shell what comes with words of its own', async () => {
  const { page } = pageAhead()
  const history = open(atHand(page))
  await act(async () => history.push('/login', { reason: 'sign-in', from: '/progress' }))
  expect(page.showAhead).not.toHaveBeenCalled()
  expect(screen.getByText('/login')).toBeVisible()
})
