import { startPrefetch } from './start-prefetch.ts'

/** What watches visible links comes when the page reacts. */
const loaded = () => import('./visible-links.ts').then(() => undefined)

let observed: number
const MutationObservers = window.MutationObserver
const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })

beforeEach(() => {
  observed = 0
  document.body.innerHTML = '<a href="/progress">Training</a>'
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => run(),
    // One of an earlier test would still watch the document.
    MutationObserver: class {
      readonly observe = jest.fn()
    },
    IntersectionObserver: class {
      readonly observe: (target: Element) => void
      constructor(callback: (entries: readonly object[]) => void) {
        this.observe = (target) => {
          observed += 1
          callback([{ target, isIntersecting: true }])
        }
      }
      readonly unobserve = jest.fn()
    },
  })
})
afterEach(() => {
  jest.restoreAllMocks()
  connect(undefined)
  window.MutationObserver = MutationObservers
})

it.each([
  { connection: undefined, isWatched: true },
  { connection: { saveData: false, effectiveType: '4g' }, isWatched: true },
  { connection: { saveData: true, effectiveType: '4g' }, isWatched: false },
  { connection: { saveData: false, effectiveType: '2g' }, isWatched: false },
  { connection: { saveData: false, effectiveType: 'slow-2g' }, isWatched: false },
])('watches visible links with $connection: $isWatched', async ({ connection, isWatched }) => {
  connect(connection)
  startPrefetch(document, () => null).whenReady()
  await loaded()
  expect(observed).toBe(isWatched ? 1 : 0)
})

it.each([true, false])(
  'loads the page of a visible link where the browser is online: %s',
  async (isOnline) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const preload = jest.fn(() => null)
    startPrefetch(document, preload).whenReady()
    await loaded()
    expect(preload).toHaveBeenCalledTimes(isOnline ? 1 : 0)
  },
)

it('watches none before the page reacts', async () => {
  startPrefetch(document, () => null)
  await loaded()
  expect(observed).toBe(0)
})

it('loads a page at once, with priority, when a key reaches its link, also where data is saved', () => {
  connect({ saveData: true })
  const preload = jest.fn(() => null)
  startPrefetch(document, preload)
  document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(preload).toHaveBeenCalledWith(new URL('/progress', location.href), 'auto')
})
