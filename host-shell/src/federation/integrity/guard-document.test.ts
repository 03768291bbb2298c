import { guardDocument } from './guard-document.ts'

const SRI = `sha384-${'A'.repeat(64)}`
const LISTED = 'http://localhost/releases/learner/1/entry.js'

function guarded() {
  const { head } = document.implementation.createHTMLDocument()
  const first = head.appendChild(document.createElement('meta'))
  const failed: string[] = []
  const refused: string[] = []
  const guard = (element: Element) =>
    guardDocument(
      element,
      (url) => (url === LISTED ? SRI : url.includes('/dev/') ? '' : undefined),
      (url) => failed.push(url),
      (url) => refused.push(url),
    )
  guard(head)
  guard(first)
  return { head, first, failed, refused }
}

function script(src: string): HTMLScriptElement {
  return Object.assign(document.createElement('script'), { src })
}

function link(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}

it('gives a listed script its integrity before it is requested', () => {
  const { head } = guarded()
  const element = script(LISTED)
  head.appendChild(element)
  expect(element.integrity).toBe(SRI)
  expect(element.crossOrigin).toBe('anonymous')
  expect(element.parentNode).toBe(head)
})

it.each([
  ['a script', () => script('http://evil.example/x.js')],
  ['a stylesheet', () => link('stylesheet', 'http://evil.example/x.css')],
  ['a preload', () => link('preload', 'http://evil.example/x.js')],
])('never adds %s that is not listed, and notifies its loader and subscribers', async (_, create) => {
  const { head, refused } = guarded()
  const element = create()
  const onError = jest.fn()
  element.addEventListener('error', onError)
  head.appendChild(element)
  await Promise.resolve()
  expect(element.parentNode).toBeNull()
  expect(onError).toHaveBeenCalledTimes(1)
  expect(refused).toEqual([expect.stringContaining('http://evil.example/x.')])
})

type Place = ReturnType<typeof guarded>
const WAYS: Record<string, (place: Place, element: Element) => unknown> = {
  insertBefore: ({ head, first }, element) => head.insertBefore(element, first),
  replaceChild: ({ head, first }, element) => head.replaceChild(element, first),
  append: ({ head }, element) => head.append('text', element),
  prepend: ({ head }, element) => head.prepend(element),
  replaceChildren: ({ head }, element) => head.replaceChildren(element),
  before: ({ first }, element) => first.before(element),
  after: ({ first }, element) => first.after(element),
  replaceWith: ({ first }, element) => first.replaceWith(element),
  insertAdjacentElement: ({ head }, element) => head.insertAdjacentElement('afterbegin', element),
}

it.each(Object.keys(WAYS))('guards %s as well', (way) => {
  const place = guarded()
  const [evil, listed] = [link('stylesheet', 'http://evil.example/x.css'), script(LISTED)]
  WAYS[way]?.(place, evil)
  expect(evil.parentNode).toBeNull()
  expect(place.refused).toEqual([evil.href])
  const other = guarded()
  WAYS[way]?.(other, listed)
  expect(listed.parentNode).toBe(other.head)
  expect(listed.integrity).toBe(SRI)
})

it('reports which listed file failed to load, and removes its tag', () => {
  const { head, failed } = guarded()
  const element = script(LISTED)
  head.appendChild(element)
  element.dispatchEvent(new Event('error'))
  expect(failed).toEqual([LISTED])
  expect(element.parentNode).toBeNull()
})

it('lets through what loads nothing, and the files of a development server', () => {
  const { head } = guarded()
  const nodes = [
    document.createElement('style'),
    link('icon', 'http://elsewhere.example/i.svg'),
    script('http://localhost/dev/a.js'),
  ]
  nodes.forEach((node) => head.appendChild(node))
  expect([...head.children].slice(-3)).toEqual(nodes)
  expect(nodes[2]?.getAttribute('integrity')).toBeNull()
})
