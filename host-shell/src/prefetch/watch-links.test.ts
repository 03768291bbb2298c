import { watchLinks } from './watch-links.ts'

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
])('watches visible links with $connection: $isWatched', ({ connection, isWatched }) => {
  connect(connection)
  watchLinks(document, () => [])
  expect(observed).toBe(isWatched ? 1 : 0)
})

it.each([true, false])('loads the page of a visible link where the browser is online: %s', (isOnline) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const preload = jest.fn(() => [])
  watchLinks(document, preload)
  expect(preload).toHaveBeenCalledTimes(isOnline ? 1 : 0)
})

it('loads a page at once, with priority, when a key reaches its link, also where data is saved', () => {
  connect({ saveData: true })
  const preload = jest.fn(() => [])
  watchLinks(document, preload)
  document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(preload).toHaveBeenCalledWith(new URL('/progress', location.href), 'auto')
})
