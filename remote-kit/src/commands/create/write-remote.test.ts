import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RemoteListing } from '@platform/shared-contracts/http'
import { listingFaults } from '@platform/shared-contracts/rules'
import { faultOfFolder, writeRemote } from './write-remote.ts'

const ROOM = join(import.meta.dirname, '../../..')
let place: string
beforeEach(() => void (place = mkdtempSync(join(tmpdir(), 'create-'))))
afterEach(() => rmSync(place, { recursive: true, force: true }))

interface Manifest {
  readonly name: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}
const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const readManifest = (folder: string) => JSON.parse(read(folder, 'package.json')) as Manifest

it('writes the template under the new name, with the packages beside it', () => {
  const tarball = join(place, 'platform-remote-kit-1.0.0.tgz')
  writeFileSync(tarball, 'packed')
  const folder = join(place, 'field-notes')
  const files = writeRemote({ name: 'field-notes', folder, packages: { '@platform/remote-kit': tarball } })
  const listing = RemoteListing.parse(JSON.parse(read(folder, 'remote.json')))
  expect(listing.id).toBe('field-notes')
  expect(listingFaults(listing)).toEqual([])
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'src/app/field-notes-root.tsx']))
  for (const file of files) expect(read(folder, file)).not.toMatch(/starter/i)
  const { name, devDependencies, dependencies } = readManifest(folder)
  expect(name).toBe('remote-field-notes')
  expect(devDependencies['@platform/remote-kit']).toBe('file:./vendor/platform-remote-kit-1.0.0.tgz')
  expect(dependencies['@platform/shared-ui']).toBe('1.0.0')
  expect(read(folder, 'vendor/platform-remote-kit-1.0.0.tgz')).toBe('packed')
})

it('leaves nothing half-written when it fails', () => {
  const folder = join(place, 'field-notes')
  const packages = { '@platform/remote-kit': join(place, 'is-not-there.tgz') }
  expect(() => writeRemote({ name: 'field-notes', folder, packages })).toThrow('ENOENT')
  expect(readdirSync(place)).toEqual([])
})

it('takes an empty folder, and refuses one with something in it, or inside a workspace', () => {
  const folder = join(place, 'field-notes')
  mkdirSync(folder)
  expect(faultOfFolder(folder)).toBeNull()
  writeRemote({ name: 'field-notes', folder, packages: {} })
  expect(faultOfFolder(folder)).toContain('is not empty')
  expect(faultOfFolder(join(ROOM, 'new-remote'))).toContain('inside the workspace')
  expect(existsSync(join(ROOM, 'new-remote'))).toBe(false)
})

/** A remote that was built with another React than the shell's finds out in production. */
it('asks for the versions that the platform itself is built with', () => {
  const { dependencies, devDependencies } = readManifest(join(ROOM, 'template'))
  const lines = read(ROOM, '../pnpm-workspace.yaml')
  const root = readManifest(join(ROOM, '..'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@platform/')) continue
    const [, inCatalog] = new RegExp(`^ {2}'?${name}'?: (\\d\\S*)$`, 'm').exec(lines) ?? []
    expect(`${name} ${version}`).toBe(`${name} ${inCatalog ?? root.devDependencies[name] ?? 'nowhere'}`)
  }
})
