import { watchVisibleLinks } from './visible-links.ts'

type Show = (links: readonly Element[], isIntersecting?: boolean) => void

let show: Show
const idle: (() => void)[] = []
/** What an event fulfills has been handled. */
const passed = () => new Promise((resolve) => setTimeout(resolve))
/** Lets the browser be idle, again and again, until nothing waits for it. */
async function beIdle() {
  for (let run = idle.shift(); run; run = idle.shift()) {
    run()
    await passed()
  }
}

const links = () => [...document.querySelectorAll('a')]
/** One file, which arrives at once or when it is told to. */
const file = () => document.createElement('link')
const arriving = () => {
  const link = file()
  void Promise.resolve().then(() => link.dispatchEvent(new Event('load')))
  return [link]
}
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
  const preload = jest.fn<HTMLLinkElement[], [URL]>(arriving)
  watchVisibleLinks(document.body, preload)
  show(links())
  expect(preload).not.toHaveBeenCalled()
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/progress', '/login'])
})

it('loads two pages at a time', async () => {
  document.body.innerHTML = '<a href="/1"></a><a href="/2"></a><a href="/3"></a>'
  const files: HTMLLinkElement[] = []
  const preload = jest.fn<HTMLLinkElement[], [URL]>(() => {
    files.push(file())
    return files.slice(-1)
  })
  watchVisibleLinks(document.body, preload)
  show(links())
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/1', '/2'])
  files.at(-1)?.dispatchEvent(new Event('error'))
  await passed()
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/1', '/2', '/3'])
})

it('loads four pages for one that is shown; a link without a page to load counts for nothing', async () => {
  const paths = ['/none', '/1', '/2', '/3', '/4', '/5']
  document.body.innerHTML = paths.map((path) => `<a href="${path}"></a>`).join('')
  const preload = jest.fn(({ pathname }: URL) => (pathname === '/none' ? [] : arriving()))
  watchVisibleLinks(document.body, preload)
  show(links())
  await beIdle()
  expect(pathsOf(preload)).toEqual(['/none', '/1', '/2', '/3', '/4'])
})

it('ignores a link that left the view before the browser was idle', async () => {
  const preload = jest.fn<HTMLLinkElement[], [URL]>(arriving)
  watchVisibleLinks(document.body, preload)
  show(links())
  show(links(), false)
  await beIdle()
  expect(preload).not.toHaveBeenCalled()
})
