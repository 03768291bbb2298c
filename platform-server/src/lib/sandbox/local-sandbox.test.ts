import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '../log.ts'
import { LocalSandbox } from './local-sandbox.ts'
import type { ReleaseBundle } from './sandbox.ts'

/** A shell's bundle of one line: it lets the remote render. */
const shell = `exports.shared = { react: 'the one React' }
exports.renderPage = async (question, remote) => remote.render(question)`

/** A release whose page shows what its function returns for the question. */
function bundleOf(render: string, before = ''): ReleaseBundle {
  const source = `const react = require('react'); ${before}
    exports.remote = { render: async (question) => ({ kind: 'page', html: String(await (${render})(question)) }) }`
  return { id: source, shell, remote: { source, name: 'public 1.0.0', base: '/releases/public/1.0.0/' } }
}

const sandbox = new LocalSandbox({ log: createLog({ level: 'silent' }) })
afterAll(() => sandbox.close())

const htmlOf = async (bundle: ReleaseBundle, question: object = {}) => {
  const rendering = await sandbox.render(bundle, question)
  return rendering.kind === 'page' ? rendering.html : null
}
/** Evaluates code where a release's own stands. */
const EVALUATES = bundleOf(
  `async function ({ code }) { try { return await eval(code) } catch (error) { return 'refused: ' + error } }`,
)
const THROWS_ON = bundleOf(`({ code }) => eval(code)`)
/** What becomes of code that reaches for something: its answer, or why it got none. */
const attempt = (code: string) => htmlOf(EVALUATES, { code })

test('it renders with what the shell shares', async () => {
  expect(await htmlOf(bundleOf(`({ url }) => url + ' by ' + react`), { url: '/a' })).toBe(
    '/a by the one React',
  )
})

describe('what a release cannot reach', () => {
  const PROCESS = [
    ['by name', `process`],
    ['through getBuiltinModule', `process.getBuiltinModule('node:fs')`],
    ['through process.binding', `process.binding('fs')`],
    ['through the constructor of its global object', `this.constructor.constructor('return process')()`],
    ['through the constructor of a function', `(() => 1).constructor('return process')()`],
    ['through the constructor of what the shell gave it', `require.constructor('return process')()`],
    [
      'through an error of the sandbox',
      `import('node:fs').catch((error) => error.constructor.constructor('return process')())`,
    ],
    [
      'through an endless recursion',
      `(function f() { try { f() } catch (error) { throw error.constructor.constructor('return process')() } })()`,
    ],
  ]
  test.each(PROCESS)('the process, %s', async (_, code) => {
    expect(await attempt(code)).toMatch(/^refused: ReferenceError: process is not defined/)
  })

  test.each([
    ['files, with require', `require('node:fs').readdirSync('/')`],
    ['files, with an import', `import('node:fs').then((fs) => fs.readdirSync('/'))`],
    ['files, with module.constructor', `module.constructor._load('node:fs')`],
    ['the environment', `globalThis.process.env.JWT_SECRET`],
    ['other programs', `require('node:child_process').execSync('id')`],
    ['other programs, with an import', `import('node:child_process')`],
    ['names of the network', `import('node:dns')`],
    ['threads', `import('node:worker_threads')`],
    ['memory that no limit counts', `new WebAssembly.Memory({ initial: 1 })`],
    ['what blocks a thread', `Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)`],
  ])('%s', async (_, code) => {
    expect(await attempt(code)).toMatch(/^refused: /)
  })

  test('the network', async () => {
    let calls = 0
    const server = createServer((_request, response) => response.end(String((calls += 1))))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    const ways = [
      `fetch('${url}').then((answer) => answer.text())`,
      `import('node:http').then((http) => http.get('${url}'))`,
      `import('node:net').then((net) => net.connect(1))`,
      `new WebSocket('${url}')`,
      `new XMLHttpRequest()`,
    ]
    for (const way of ways) expect(await attempt(way)).toMatch(/^refused: /)
    await new Promise((resolve) => server.close(resolve))
    expect(calls).toBe(0)
  })

  test('what else the process has: its global names are those of the language and timers', async () => {
    const names =
      (await attempt(
        `Object.getOwnPropertyNames(globalThis).filter((name) => /^[a-z]/.test(name)).join(' ')`,
      )) ?? ''
    expect(names.split(' ').sort()).toEqual([
      ...[
        'clearImmediate',
        'clearInterval',
        'clearTimeout',
        'console',
        'decodeURI',
        'decodeURIComponent',
        'encodeURI',
      ],
      ...[
        'encodeURIComponent',
        'escape',
        'eval',
        'global',
        'globalThis',
        'isFinite',
        'isNaN',
        'parseFloat',
        'parseInt',
      ],
      ...[
        'performance',
        'queueMicrotask',
        'self',
        'setImmediate',
        'setInterval',
        'setTimeout',
        'undefined',
        'unescape',
      ],
    ])
  })
})

describe('what a render leaves behind', () => {
  test.each([
    ['a prototype that it changed', `Array.prototype.map = () => ['changed']`, `[1].map(String).join()`, '1'],
    ['a prototype of the shell’s', `JSON.stringify = () => '{}'`, `'as it was'`, 'as it was'],
    ['a global name', `globalThis.left = 'left'`, `typeof left`, 'undefined'],
    [
      'a trap for the next question',
      `Promise.prototype.then = () => { throw 1 }`,
      `'as it was'`,
      'as it was',
    ],
    ['a timer', `setTimeout(() => { throw new Error('stray') }, 1)`, `'well'`, 'well'],
    ['a rejection', `void Promise.reject(new Error('stray'))`, `'well'`, 'well'],
  ])('%s does not change the next page', async (_, harm, next, expected) => {
    await sandbox.render(EVALUATES, { code: harm }).catch(() => undefined)
    expect(await htmlOf(EVALUATES, { code: next })).toBe(expected)
  })

  test('data of one tenant is not there when another tenant’s page is rendered', async () => {
    const bundle = bundleOf(
      `(question) => { seen.push(question.tenant); (globalThis.all ??= []).push(question.tenant); return seen + ' ' + globalThis.all }`,
      'const seen = []',
    )
    expect(await htmlOf(bundle, { tenant: 'oncall' })).toBe('oncall oncall')
    expect(await htmlOf(bundle, { tenant: 'trinova' })).toBe('trinova trinova')
  })

  test('another release finds nothing of it', async () => {
    const leave = `globalThis.left = 'a secret'; Object.prototype.left = 'a secret'`
    await sandbox.render(bundleOf(`() => { ${leave} }`), {})
    expect(await htmlOf(bundleOf(`() => typeof left + ({}).left`))).toBe('undefinedundefined')
  })
})

describe('a page that', () => {
  const FILLS_HEAP = `for (const kept = [];;) kept.push(new Array(1e5).fill('x' + kept.length))`
  const FILLS_BUFFERS = `for (const kept = [];;) kept.push(new Uint8Array(1e7).fill(1))`
  test.each([
    ['throws', `throw new Error('broken page')`, /threw/],
    ['never ends', `for (;;);`, /late/],
    [
      'never ends in what it enqueues',
      `const again = () => Promise.resolve().then(again); again(); return new Promise(() => {})`,
      // The limit of time or that of memory, whichever it meets first.
      /late|crash/,
    ],
    ['never answers', `return new Promise(() => {})`, /late/],
    ['sets timers for ever', `setInterval(() => {}, 1); return new Promise(() => {})`, /late/],
    ['fills the heap', FILLS_HEAP, /late|crash/],
    ['fills the memory beside the heap', FILLS_BUFFERS, /late|crash|threw/],
    ['answers without an end', `return 'x'.repeat(5e6)`, /threw/],
  ])('%s is a fault, and the next page comes', async (_, harm, kind) => {
    const code = `(async () => { ${harm} })()`
    await expect(sandbox.render(THROWS_ON, { code })).rejects.toMatchObject({
      kind: expect.stringMatching(kind) as string,
    })
    expect(await htmlOf(THROWS_ON, { code: `'well'` })).toBe('well')
  })

  test('answers in another shape is a fault', async () => {
    const source = `exports.remote = { render: () => ({ html: 7 }) }`
    const bundle = { id: source, shell, remote: { source, name: 'a', base: '/' } }
    await expect(sandbox.render(bundle, {})).rejects.toMatchObject({ kind: 'threw' })
  })

  test('waits is answered at once: nothing else happens meanwhile', async () => {
    const code = `new Promise((resolve) => setTimeout(resolve, 3_600_000, 'an hour later'))`
    expect(await attempt(code)).toBe('an hour later')
  })
})

test('a bundle that asks for what is not shared does not start, and is not started again at once', async () => {
  const bundle = {
    ...bundleOf('() => null'),
    id: 'unshared',
    remote: { source: `require('node:fs')`, name: 'a', base: '/' },
  }
  for (let attempt = 0; attempt < 2; attempt += 1)
    await expect(sandbox.render(bundle, {})).rejects.toMatchObject({
      kind: 'boot',
      message: expect.stringContaining('node:fs') as string,
    })
})
