import { randomBytes } from 'node:crypto'
import type { ReleaseManifest } from '../http/release.ts'
import { sentenceOf } from './finding.ts'
import { type ShellProvision, staticFindings } from './static-checks.ts'

const manifest: ReleaseManifest = {
  listing: {
    id: 'sample',
    contract: '^1.0.0',
    routes: [{ path: '/sample', chunk: 'sample', access: {} }],
    nav: [],
  },
  ...{ version: '1.0.0', hash: '0123456789ab', container: 'remote_sample', entry: 'entry.js', assets: [] },
  ...{
    chunks: { '/sample': ['page.js'] },
    shared: { react: '19.0.0' },
    gitSha: null,
    builtAt: '2026-06-01T00:00:00Z',
  },
}

const SHELL: ShellProvision = { contract: '1.0.0', packages: ['react'] }

function told(
  changes: Partial<ReleaseManifest>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  shell = SHELL,
): string {
  const checked = Object.entries(files).map(([file, text]) => {
    const bytes = new Uint8Array(Buffer.from(text))
    return { file, bytes, downloadBytes: bytes.length }
  })
  return staticFindings({ ...manifest, ...changes }, checked, shell)
    .map(sentenceOf)
    .join('\n')
}

const listed = (change: object) => ({ listing: { ...manifest.listing, ...change } })

it('says nothing of a sound build', () => {
  const css = '@layer app{.Ab1_2x{color:red}.Ab1_2x:hover a{color:blue}@keyframes in{from{top:0}to{top:1px}}}'
  expect(told({}, { 'entry.js': 'var remote_sample', 'page.css': css })).toBe('')
})

it.each([
  ['another contract', listed({ contract: '^9.0.0' }), {}, 'contract: needs contract ^9.0.0'],
  [
    'a public page without words',
    listed({ routes: [{ path: '/sample', chunk: 'sample' }] }),
    {},
    'title /sample: everyone may open it',
  ],
  [
    'an entry over its budget',
    {},
    { 'entry.js': randomBytes(13_000) },
    'entry: entry.js takes 12.7 KB compressed, at most 12.0 KB',
  ],
  [
    'a package that nobody lends',
    { shared: { lodash: '4.0.0' } },
    {},
    'shared: lodash is shared, but the shell does not provide it: bundle it with the remote',
  ],
  [
    'a React of its own',
    {},
    { 'page.js': 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=x' },
    'shared: page.js carries a copy of React',
  ],
  [
    'a React of its own that was not minified, in a file of another name',
    {},
    { 'page.MJS': 'exports["__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED"] = internals' },
    'shared: page.MJS carries a copy of React',
  ],
  [
    'a listed page that has no files',
    { chunks: { '/other': ['page.js'] } },
    {},
    'routes /sample: is in remote.json, but release.json lists no files for it',
  ],
  [
    'a style for everything but one class',
    {},
    { 'page.css': '@layer app{:not(.Ab1_2x){color:red}}' },
    'styles: page.css: ":not(.Ab1_2x)" styles elements of the whole page',
  ],
  ['a stylesheet that is none', {}, { 'page.css': '.a{' }, 'styles: page.css: it cannot be parsed'],
  [
    'rules nested without end',
    {},
    { 'page.css': '@layer app{'.padEnd(300_000, '.a{').padEnd(600_000, '}').slice(0, 500_000) },
    'styles: page.css: it cannot be parsed',
  ],
  [
    'a stylesheet too large to look into',
    {},
    { 'page.css': ' '.repeat(600 * 1024) },
    'styles: page.css: it has 600.0 KB, at most 512.0 KB',
  ],
  [
    'a style for everything',
    {},
    { 'page.css': '@layer app{h1{color:red}}' },
    'styles: page.css: "h1" styles elements of the whole page',
  ],
  [
    'a style without a layer',
    {},
    { 'page.css': '.Ab1_2x{color:red}' },
    'styles: page.css: ".Ab1_2x" is in no cascade layer',
  ],
] as const)('finds %s', (_, changes, files, words) => {
  expect(told(changes as Partial<ReleaseManifest>, files)).toContain(words)
})

it('does not take code that uses React for a copy of it', () => {
  const uses = 'a=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,b=a.H'
  const compares = 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE===x'
  expect(told({}, { 'page.js': uses, 'other.js': compares })).toBe('')
})

it('cannot tell what a shell shares that does not say so', () => {
  expect(told({ shared: { lodash: '4.0.0' } }, {}, { ...SHELL, packages: null })).toBe('')
})
