import { randomBytes } from 'node:crypto'
import type { ReleaseManifest } from '@platform/shared-contracts/http'
import type { Build } from '../read-build.ts'
import { staticFindings } from './static-checks.ts'

const manifest: ReleaseManifest = {
  listing: {
    id: 'sample',
    contract: '^1.0.0',
    routes: [{ path: '/sample', chunk: 'sample', access: {} }],
    nav: [],
  },
  ...{ version: '1.0.0', hash: '0123456789ab', container: 'remote_sample', entry: 'entry.js', assets: [] },
  ...{ chunks: {}, shared: { react: '19.0.0' }, gitSha: null, builtAt: '2026-06-01T00:00:00Z' },
}

function told(
  changes: Partial<ReleaseManifest>,
  files: Readonly<Record<string, string | Uint8Array>> = {},
): string {
  const build: Build = {
    manifest: { ...manifest, ...changes },
    files: Object.entries(files).map(([file, text]) => {
      const bytes = Buffer.from(text)
      return { file, bytes, brotli: null, integrity: '', sizeBytes: bytes.length }
    }),
  }
  return staticFindings(build)
    .map(({ check, message }) => `${check}: ${message}`)
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
    'title: everyone may open it',
  ],
  [
    'an entry over its budget',
    {},
    { 'entry.js': randomBytes(9_000) },
    'entry: entry.js takes 8.8 KB compressed, at most 8.0 KB',
  ],
  [
    'a package that nobody lends',
    { shared: { lodash: '4.0.0' } },
    {},
    'shared: lodash is shared, but the shell does not lend it',
  ],
  [
    'a React of its own',
    {},
    { 'page.js': 'r.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=x' },
    'shared: page.js carries a copy of React',
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
