import type { BootRelease } from '../../http/releases/boot-document.ts'
import { integrityMapOf } from './integrity-map.rule.ts'

const SRI = `sha384-${'A'.repeat(64)}`
const OTHER = `sha384-${'B'.repeat(64)}`

function release(more: Partial<BootRelease>): { readonly release: BootRelease } {
  const base = '/releases/notes/1.0.0-abc/'
  const assets = { 'remoteEntry.js': SRI, 'page-1.js': OTHER, 'page.css': SRI }
  const rest = { version: '1.0.0', hash: 'abc', container: 'remote_notes', contract: '^1.0.0', chunks: {} }
  return { release: { ...rest, base, entry: 'remoteEntry.js', format: 'module', assets, ...more } }
}

it('lists the scripts of every release that is made of ES modules', () => {
  expect(
    JSON.parse(integrityMapOf([release({}), release({ base: '/releases/yard/2.0.0-def/' })]) ?? ''),
  ).toEqual({
    integrity: {
      '/releases/notes/1.0.0-abc/remoteEntry.js': SRI,
      '/releases/notes/1.0.0-abc/page-1.js': OTHER,
      '/releases/yard/2.0.0-def/remoteEntry.js': SRI,
      '/releases/yard/2.0.0-def/page-1.js': OTHER,
    },
  })
})

it.each([
  ['a classic script', release({ format: 'script' })],
  ['a release of before there were others', release({ format: undefined })],
  ['a development server, whose bytes change', release({ assets: null })],
  ['a remote that may not run', { release: null }],
])('needs none for %s', (_, remote) => {
  expect(integrityMapOf([remote])).toBeNull()
})

it('is the same text after the list was transferred', () => {
  const remotes = [release({})]
  expect(integrityMapOf(JSON.parse(JSON.stringify(remotes)) as typeof remotes)).toBe(integrityMapOf(remotes))
})
