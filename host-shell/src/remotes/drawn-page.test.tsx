import { readDrawing } from './drawn-area.tsx'

const HERE = { list: '/boot/1a2b.json', lend: () => undefined, onPainted: () => undefined }
const URL = '/progress?from=home'
const drawing = {
  ...{ list: HERE.list, language: 'en', main: '<div data-page lang="en"><h1>Modules</h1></div>', css: '' },
  document: { url: URL, remote: 'learner', route: '/progress', answers: {} },
}
const read = (change: object, status = 200) =>
  readDrawing(
    new Response(status === 204 ? null : JSON.stringify({ ...drawing, ...change }), { status }),
    URL,
    HERE,
  )

beforeAll(() => {
  Object.assign(document, { adoptedStyleSheets: [] })
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
