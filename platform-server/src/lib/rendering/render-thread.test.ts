import { RenderThread } from './render-thread.ts'

/** A shell's bundle of one line: it renders by asking the remote. */
const shell = `
exports.lent = { react: 'the one React' }
exports.renderPage = async (question, remote) => remote.render(question)`
const remoteOf = (render: string) => ({
  source: `const react = require('react'); exports.remote = { render: ${render} }`,
  name: 'public 1.0.0',
  base: '/releases/public/1.0.0/',
})
const threads: RenderThread[] = []
const threadOf = (render: string) => {
  const thread = new RenderThread({ shell, remote: remoteOf(render) })
  threads.push(thread)
  return thread
}
afterAll(() => Promise.all(threads.map((thread) => thread.close())))

test('it renders with what the shell lends', async () => {
  const thread = threadOf(`({ url }) => ({ kind: 'page', html: url + ' by ' + react })`)
  expect(await thread.ask({ url: '/a' })).toEqual({ kind: 'page', html: '/a by the one React' })
})

test.each([
  ['throws', `() => { throw new Error('broken page') }`, 'threw'],
  ['answers in another shape', `() => ({ html: 7 })`, 'threw'],
  ['never ends', `() => { for (;;); }`, 'late'],
  ['never answers', `() => new Promise(() => {})`, 'late'],
  ['ends its thread', `() => process.exit(1)`, 'crash'],
  [
    'fills the memory',
    `() => { const kept = []; for (;;) kept.push(new Array(1e5).fill('x' + kept.length)) }`,
    'crash|late',
  ],
])('a page that %s is a fault, and the next page comes', async (_, render, kind) => {
  const thread = threadOf(`(question) => question.isBad ? (${render})() : { kind: 'page', html: 'well' }`)
  await thread.warm({})
  await expect(thread.ask({ isBad: true })).rejects.toMatchObject({
    kind: expect.stringMatching(kind) as string,
  })
  expect(await thread.ask({})).toEqual({ kind: 'page', html: 'well' })
})

test('a page does not pay for what the one before left behind', async () => {
  const thread = threadOf(
    `({ leaves }) => { if (leaves) setTimeout(() => { throw new Error('stray') }, 5); return { kind: 'page', html: 'well' } }`,
  )
  await thread.ask({ leaves: true })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await thread.ask({})).toEqual({ kind: 'page', html: 'well' })
})

test('a bundle that asks for what is not lent does not start, and is not started again at once', async () => {
  const remote = { ...remoteOf('() => null'), source: `require('node:fs')` }
  const thread = new RenderThread({ shell, remote })
  threads.push(thread)
  await expect(thread.ask({})).rejects.toMatchObject({ kind: 'boot' })
  await expect(thread.ask({})).rejects.toMatchObject({
    kind: 'boot',
    message: expect.stringContaining('node:fs') as string,
  })
})
