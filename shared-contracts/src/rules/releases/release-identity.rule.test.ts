import type { ReleaseManifest } from '../../http/releases/release.ts'
import { releaseIdentity } from './release-identity.rule.ts'

const listing: ReleaseManifest['listing'] = {
  id: 'learner',
  contract: '^1.0.0',
  routes: [{ path: '/progress', chunk: 'progress' }],
  nav: [],
}
const entry = { file: 'entry.js', integrity: 'sha384-a', sizeBytes: 1 }
const chunk = { file: 'chunk.js', integrity: 'sha384-b', sizeBytes: 2 }

test('it is the same in any order of files and keys', () => {
  const reordered = {
    nav: [],
    routes: [{ path: '/progress', chunk: 'progress' }],
    contract: '^1.0.0',
    id: 'learner',
  }
  expect(releaseIdentity({ listing, version: '1.0.0', assets: [entry, chunk] })).toBe(
    releaseIdentity({ listing: reordered, version: '1.0.0', assets: [chunk, entry] }),
  )
})

test.each([
  ['a file has other content', { assets: [{ ...entry, integrity: 'sha384-c' }] }],
  ['a file has another name', { assets: [{ ...entry, file: 'other.js' }] }],
  ['the version is another', { version: '1.0.1' }],
  ['the listing asks for another contract', { listing: { ...listing, contract: '^1.1.0' } }],
])('it differs when %s', (_, change) => {
  const release = { listing, version: '1.0.0', assets: [entry] }
  expect(releaseIdentity({ ...release, ...change })).not.toBe(releaseIdentity(release))
})
