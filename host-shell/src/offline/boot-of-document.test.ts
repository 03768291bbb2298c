import { filesToFetch, isNamed, keyOf, nameOf, readBoot } from './boot-of-document.ts'

const ORIGIN = 'https://site.test'
const release = { base: '/releases/learner/1.0.0-ab/', assets: { 'entry.1a2b3c4d.js': 'sha384-entry' } }
const LIST = {
  shell: { 'main.aaaaaaaa.js': 'sha384-main' },
  remotes: [
    { id: 'learner', release },
    { id: 'admin', release: null },
  ],
} as never

const document = (boot: object, language = 'en') =>
  `<!doctype html><html lang="${language}"><script src="/shell/main.aaaaaaaa.js"></script>` +
  `<script type="application/json" id="boot">${JSON.stringify(boot)}</script></html>`
const shell = { base: '/shell/', assets: null }
const remotesAt = { url: '/boot/1.json', integrity: 'sha384-list' }
const listed = document({ shell, remotes: [], remotesAt })
const read = (html: string) => readBoot(html, ORIGIN, async () => LIST)

test('two documents agree when their boot documents and their languages are the same', () => {
  expect(keyOf(listed)).toBe(keyOf(listed.replace('<!doctype html>', '<!doctype html><p>More</p>')))
  expect(keyOf(listed)).not.toBe(keyOf(document({ shell, remotes: [], remotesAt }, 'es')))
  expect(keyOf(listed)).not.toBe(keyOf(document({ shell, remotes: [] })))
  expect(keyOf('<html lang="en"><h1>A page of the proxy</h1></html>')).toBeNull()
})

test.each([
  ['a list beside it', listed],
  ['its own text', document({ ...(LIST as object), shell: { ...shell, assets: LIST['shell'] } })],
])('the files of the shell and of every release that runs come from %s', async (_, html) => {
  const { integrity, bases } = await read(html)
  expect(Object.fromEntries(integrity)).toEqual({
    'https://site.test/shell/main.aaaaaaaa.js': 'sha384-main',
    'https://site.test/releases/learner/1.0.0-ab/entry.1a2b3c4d.js': 'sha384-entry',
  })
  expect(bases).toEqual(['https://site.test/releases/learner/1.0.0-ab/'])
})

test.each([
  ['/shell/main.aaaaaaaa.js', true],
  ['/releases/learner/1.0.0-ab/picture.png', true],
  ['/boot/1.json', true],
  ['/releases/learner/1.1.0-cd/entry.1a2b3c4d.js', false],
  ['/shell/main.bbbbbbbb.js', false],
])('%s is named: %s', async (path, isIt) => {
  expect(isNamed(ORIGIN + path, await read(listed))).toBe(isIt)
})

test('of a new build the links are fetched, and what was used of the build before', async () => {
  const boot = await read(listed)
  const used = new Set([nameOf('https://site.test/releases/learner/0.9.0-aa/entry.99999999.js')])
  expect(filesToFetch(boot, used)).toEqual([
    '/shell/main.aaaaaaaa.js',
    'https://site.test/releases/learner/1.0.0-ab/entry.1a2b3c4d.js',
  ])
  expect(filesToFetch(boot, new Set())).toEqual(['/shell/main.aaaaaaaa.js'])
})

test('of a new build everything is fetched of a remote that is stored whole, new files too', async () => {
  const withShared = {
    shell: LIST['shell'],
    remotes: [{ id: 'learner', release: { ...release, sharedFiles: ['/shell/forms.bbbbbbbb.js'] } }],
  } as never
  const boot = await readBoot(listed, ORIGIN, async () => withShared)
  expect(filesToFetch(boot, new Set(), ['learner', 'gone'])).toEqual([
    '/shell/main.aaaaaaaa.js',
    'https://site.test/releases/learner/1.0.0-ab/entry.1a2b3c4d.js',
    'https://site.test/shell/forms.bbbbbbbb.js',
  ])
})
