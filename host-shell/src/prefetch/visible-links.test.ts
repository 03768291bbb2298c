import { watchVisibleLinks } from './visible-links.ts'

type Show = (links: readonly Element[], isIntersecting?: boolean) => void

let show: Show
const idle: (() => void)[] = []
/** Lets the browser be idle, again and again, until nothing waits for it. */
async function beIdle() {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run()
    await Promise.resolve().then(() => undefined)
  }
}

const links = () => [...document.querySelectorAll('a')]
const loaded = () => Promise.resolve()
const pathsOf = (preload: jest.Mock<unknown, [URL]>) => preload.mock.calls.map(([{ pathname }]) => pathname)

beforeEach(() => {
  idle.length = 0
  document.body.innerHTML =
    '<a href="/login">Sign in</a><main><a href="/progress">Training</a><a href="https://osha.gov/">OSHA</a></main>'
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    IntersectionObserver: class {
      readonly observe = jest.fn()
      readonly unobserve = jest.fn()
      constructor(callback: (entries: readonly object[]) => void) {
        show = (shown, isIntersecting = true) => callback(shown.map((target) => ({ target, isIntersecting })))
      }
    },
  })
})

it('loads pages of this site whose links are in view when the browser is idle, those of the content first', async () => {
  const preload = jest.fn<Promise<void>, [URL]>(loaded)
  watchVisibleLinks(document.body, preload)
  show(links())
  expect(preload).not.toHaveBeenCalled()
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/progress', '/login'])
})

it('loads two pages at a time', async () => {
  document.body.innerHTML = '<a href="/1"></a><a href="/2"></a><a href="/3"></a>'
  let end = () => undefined as void
  const preload = jest.fn<Promise<void>, [URL]>(() => new Promise((resolve) => (end = resolve)))
  watchVisibleLinks(document.body, preload)
  show(links())
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/1', '/2'])
  end()
  await Promise.resolve().then(() => undefined)
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/1', '/2', '/3'])
})

it('loads four pages for one that is shown; a link without a page to load counts for nothing', async () => {
  const paths = ['/none', '/1', '/2', '/3', '/4', '/5']
  document.body.innerHTML = paths.map((path) => `<a href="${path}"></a>`).join('')
  const preload = jest.fn(({ pathname }: URL) => (pathname === '/none' ? null : loaded()))
  watchVisibleLinks(document.body, preload)
  show(links())
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/none', '/1', '/2', '/3', '/4'])
})

it('ignores a link that left the view before the browser was idle', async () => {
  const preload = jest.fn<Promise<void>, [URL]>(loaded)
  watchVisibleLinks(document.body, preload)
  show(links())
  show(links(), false)
  await beIdle()
  expect(preload).not.toHaveBeenCalled()
})
