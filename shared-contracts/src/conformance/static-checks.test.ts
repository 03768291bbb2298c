import { randomBytes } from 'node:crypto'
import type { ReleaseManifest } from '../http/releases/release.ts'
import { sentenceOf } from './finding.ts'
import { type ShellProvision, staticFindings } from './static-checks.ts'

const manifest: ReleaseManifest = {
  listing: {
    id: 'sample',
    contract: '^2.0.0',
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

const SHELL: ShellProvision = { contract: '2.0.0', packages: ['react'] }

function findingsText(
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

it('reports nothing for a valid build', () => {
  const css = '@layer app{.Ab1_2x{color:red}.Ab1_2x:hover a{color:blue}@keyframes in{from{top:0}to{top:1px}}}'
  expect(findingsText({}, { 'entry.js': 'var remote_sample', 'page.css': css })).toBe('')
})

it.each([
  ['another contract', listed({ contract: '^9.0.0' }), {}, 'contract: needs contract ^9.0.0'],
  [
    'a public page without title and description',
    listed({ routes: [{ path: '/sample', chunk: 'sample' }] }),
    {},
    'title /sample: is open to everyone',
  ],
  [
    'an entry over its budget',
    {},
    { 'entry.js': randomBytes(13_000) },
    'entry: entry.js is 12.7 KB compressed, and at most 12.0 KB',
  ],
  [
    'a package that the shell does not share',
    { shared: { lodash: '4.0.0' } },
    {},
    'shared: lodash is shared, but the shell does not provide it: bundle it with the remote',
  ],
  [
    'a copy of React',
    {},
    { 'page.js': 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=x' },
    'shared: page.js contains its own copy of React',
  ],
  [
    'an unminified copy of React in a file with another name',
    {},
    { 'page.MJS': 'exports["__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED"] = internals' },
    'shared: page.MJS contains its own copy of React',
  ],
  [
    'a listed page that has no files',
    { chunks: { '/other': ['page.js'] } },
    {},
    'routes /sample: is listed in remote.json, but release.json has no files for it',
  ],
  [
    'a style for everything but one class',
    {},
    { 'page.css': '@layer app{:not(.Ab1_2x){color:red}}' },
    'styles: page.css: ":not(.Ab1_2x)" styles elements of the whole page',
  ],
  ['an invalid stylesheet', {}, { 'page.css': '.a{' }, 'styles: page.css: it cannot be parsed'],
  [
    'rules nested without end',
    {},
    { 'page.css': '@layer app{'.padEnd(300_000, '.a{').padEnd(600_000, '}').slice(0, 500_000) },
    'styles: page.css: it cannot be parsed',
  ],
  [
    'a stylesheet too large to parse',
    {},
    { 'page.css': ' '.repeat(600 * 1024) },
    'styles: page.css: it is 600.0 KB, and at most 512.0 KB',
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
    'styles: page.css: ".Ab1_2x" is not in a cascade layer',
  ],
] as const)('finds %s', (_, changes, files, expected) => {
  expect(findingsText(changes as Partial<ReleaseManifest>, files)).toContain(expected)
})

it('does not mistake code that uses React for a copy of it', () => {
  const uses = 'a=r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,b=a.H'
  const compares = 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE===x'
  expect(findingsText({}, { 'page.js': uses, 'other.js': compares })).toBe('')
})

it('does not check shared packages when the shell does not list them', () => {
  expect(findingsText({ shared: { lodash: '4.0.0' } }, {}, { ...SHELL, packages: null })).toBe('')
})
