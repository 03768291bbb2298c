import { watchVisibleLinks } from './visible-links.ts'

type Show = (links: readonly Element[], isIntersecting?: boolean) => void

let show: Show
const idle: (() => void)[] = []
const runIdle = () => {
  for (let run = idle.shift(); run; run = idle.shift()) run()
}

beforeEach(() => {
  idle.length = 0
  document.body.innerHTML = '<a href="/progress">Training</a><a href="https://osha.gov/">OSHA</a>'
  Object.assign(window, {
    requestIdleCallback: (run: () => void) => idle.push(run),
    IntersectionObserver: class {
      readonly observe = jest.fn()
      readonly unobserve = jest.fn()
      constructor(callback: (entries: readonly object[]) => void) {
        show = (links, isIntersecting = true) => callback(links.map((target) => ({ target, isIntersecting })))
      }
    },
  })
})

it('calls back for a link of this site that is in view, when the browser is idle', () => {
  const onVisible = jest.fn()
  watchVisibleLinks(document.body, onVisible)
  show([...document.querySelectorAll('a')])
  expect(onVisible).not.toHaveBeenCalled()
  runIdle()
  expect(onVisible.mock.calls.map(([url]) => (url as URL).pathname)).toEqual(['/progress'])
})

it('forgets a link that has left the view before the browser was idle', () => {
  const onVisible = jest.fn()
  watchVisibleLinks(document.body, onVisible)
  show([...document.querySelectorAll('a')])
  show([...document.querySelectorAll('a')], false)
  runIdle()
  expect(onVisible).not.toHaveBeenCalled()
})
