import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { locale } from '@platform/shared-contracts/remote'
import { createDraw } from './drawing.ts'
import { readDrawing } from './drawn-page.tsx'
import styles from './remote-area.module.css'

const HERE = {
  ...{ list: '/boot/1a2b.json', fonts: () => null },
  ...{ lend: jest.fn(), go: jest.fn(), onPainted: jest.fn() },
}
const URL = '/progress?from=home'
const drawing = {
  ...{
    list: HERE.list,
    language: 'en',
    main: '<div data-page lang="en"><h1>Modules</h1><a href="/modules/1">Ladders</a></div>',
    css: '',
  },
  document: { url: URL, remote: 'learner', route: '/progress', answers: {} },
}
const read = (change: object, status = 200) =>
  readDrawing(
    new Response(status === 204 ? null : JSON.stringify({ ...drawing, ...change }), { status }),
    URL,
    HERE,
  )

const drawnMain = () => document.querySelector<HTMLElement>('main')!
const drawnArea = () => drawnMain().querySelector<HTMLElement>(':scope > div:has(h1)')

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(document, { adoptedStyleSheets: [] })
  document.body.innerHTML = '<div data-ready><main id="main"><p>Home</p></main></div>'
})

beforeAll(() => {
  Object.assign(window, { CSSScopeRule: Function })
  // jsdom's has no way in.
  CSSStyleSheet.prototype.replaceSync = () => undefined
})

it('takes what is true here', async () => {
  expect(await read({})).toMatchObject({ url: URL })
})

it.each([
  ['of other releases than run here', { list: '/boot/3c4d.json' }, 200],
  ['in another language', { language: 'es' }, 200],
  ['of another address', { document: { ...drawing.document, url: '/progress' } }, 200],
  ['without a page', { main: '<h1>Sign in to this network</h1>' }, 200],
  ['of nothing', {}, 204],
])('takes nothing %s', async (_, change, status) => {
  expect(await read(change, status)).toBeNull()
})

it('lays it out ahead, out of sight, and one at a time', async () => {
  await read({})
  expect(drawnArea()).toHaveClass(styles.ahead ?? '-')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  const other = await read({ main: '<div data-page lang="en"><h1>Modules, once more</h1></div>' })
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Modules, once more'])
  other?.withdraw()
  expect(drawnArea()).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it.each([
  ['React has compared the document with its own', () => delete drawnMain().parentElement!.dataset.ready, {}],
  [
    'its choice can be told from that of the page on screen',
    () => undefined,
    { main: '<div data-page lang="en"><h1>Ask</h1><input type="radio" name="state" checked /></div>' },
  ],
])('waits outside of the document until %s', async (_, prepare, change) => {
  prepare()
  const page = await read(change)
  expect(drawnArea()).toBeNull()
  void page?.showAhead()
  expect(drawnArea()).toHaveClass(styles.drawn ?? '-')
})

it('stands before what the router has on screen until the router comes elsewhere', async () => {
  const page = await read({})
  void page?.showAhead()
  expect(drawnMain()).toHaveAttribute('data-drawn', URL)
  expect(drawnArea()).toHaveClass(styles.drawn ?? '-', styles.front ?? '-')
  expect(HERE.lend).toHaveBeenCalledWith({})
  page?.settle()
  expect(drawnMain()).not.toHaveAttribute('data-drawn')
  expect(drawnArea()).toBeNull()
})

it('stays where the router comes to it, until its code does', async () => {
  const page = await read({})
  if (!page) throw new Error('No page was read.')
  void page.showAhead()
  const { unmount } = render(<page.Area />)
  page.settle()
  expect(drawnMain()).not.toHaveAttribute('data-drawn')
  expect(drawnArea()).toHaveClass(styles.drawn ?? '-')
  unmount()
  expect(drawnArea()).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

it('follows its links as the router does', async () => {
  const page = await read({})
  void page?.showAhead()
  await userEvent.click(screen.getByRole('link', { name: 'Ladders' }))
  expect(HERE.go).toHaveBeenCalledWith('/modules/1')
})

it('is not taken once another language is spoken', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(drawing)))
  const drawn = createDraw(HERE)(URL)
  await drawn.arrived
  expect(drawn.page()).not.toBeNull()
  act(() => locale.set('es'))
  expect(drawn.page()).toBeNull()
  act(() => locale.set('en'))
})
