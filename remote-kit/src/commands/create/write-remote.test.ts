import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { RemoteListing } from '@platform/shared-contracts/http'
import { listingFaults } from '@platform/shared-contracts/rules'
import type { Bundler } from '../../lib/bundlers/bundler.ts'
import { faultOfFolder, writeRemote } from './write-remote.ts'

const PACKAGE_DIR = join(import.meta.dirname, '../../..')
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

const PEERS = (JSON.parse(read(PACKAGE_DIR, 'package.json')) as { readonly peerDependencies: object })
  .peerDependencies

it('writes the template under the new name, with the packages', () => {
  const tarball = join(place, 'platform-remote-kit-1.0.0.tgz')
  writeFileSync(tarball, 'packed')
  const folder = join(place, 'field-notes')
  const files = writeRemote({
    name: 'field-notes',
    folder,
    packages: { '@platform/remote-kit': tarball },
    bundler: 'webpack',
  })
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

it('differs between bundlers only in configuration and tools', () => {
  const written = (bundler: Bundler) => {
    const folder = join(place, bundler)
    const files = writeRemote({ name: 'field-notes', folder, packages: {}, bundler })
    return { folder, files, tools: Object.keys(readManifest(folder).devDependencies) }
  }
  const [webpack, rspack, vite] = [written('webpack'), written('rspack'), written('vite')]
  for (const { folder, files } of [rspack, vite]) {
    const bundler = basename(folder)
    expect(read(folder, `${bundler}.config.mjs`)).toContain(`from '@platform/remote-kit/${bundler}'`)
    expect(read(folder, 'README.md')).toContain(`${bundler}.config.mjs`)
    expect(files.filter((file) => !webpack.files.includes(file))).toEqual([`${bundler}.config.mjs`])
    for (const file of files.filter((one) => one.startsWith('src/')))
      expect(read(folder, file)).toBe(read(webpack.folder, file))
  }
  const added = ({ tools }: typeof webpack) => tools.filter((tool) => !webpack.tools.includes(tool))
  expect(added(rspack)).toEqual(['@rspack/core', '@rspack/dev-server', '@rspack/plugin-react-refresh'])
  expect(added(vite)).toEqual(['@module-federation/vite', '@vitejs/plugin-react', 'vite'])
})

/** Others than the kit was tried with may build something else. */
it.each(['rspack', 'vite'] as const)(
  'installs the versions for %s that the kit was tested with',
  (bundler) => {
    const folder = join(place, 'field-notes')
    writeRemote({ name: 'field-notes', folder, packages: {}, bundler })
    const kit = readManifest(PACKAGE_DIR).devDependencies
    const { devDependencies } = readManifest(folder)
    const tools = Object.keys(devDependencies).filter((name) => name in kit && name in PEERS)
    expect(tools).not.toEqual([])
    for (const name of tools) expect(`${name} ${devDependencies[name]}`).toBe(`${name} ${kit[name]}`)
  },
)

it('leaves nothing half-written when it fails', () => {
  const folder = join(place, 'field-notes')
  const packages = { '@platform/remote-kit': join(place, 'is-not-there.tgz') }
  expect(() => writeRemote({ name: 'field-notes', folder, packages, bundler: 'webpack' })).toThrow('ENOENT')
  expect(readdirSync(place)).toEqual([])
})

it('accepts an empty folder and refuses one with content or inside a workspace', () => {
  const folder = join(place, 'field-notes')
  mkdirSync(folder)
  expect(faultOfFolder(folder)).toBeNull()
  writeRemote({ name: 'field-notes', folder, packages: {}, bundler: 'webpack' })
  expect(faultOfFolder(folder)).toContain('is not empty')
  expect(faultOfFolder(join(PACKAGE_DIR, 'new-remote'))).toContain('inside the workspace')
  expect(existsSync(join(PACKAGE_DIR, 'new-remote'))).toBe(false)
})

/** A remote that was built with another React than the shell's finds out in production. */
it('requires the versions that the platform itself is built with', () => {
  const { dependencies, devDependencies } = readManifest(join(PACKAGE_DIR, 'template'))
  const lines = read(PACKAGE_DIR, '../pnpm-workspace.yaml')
  const root = readManifest(join(PACKAGE_DIR, '..'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (name.startsWith('@platform/')) continue
    const [, inCatalog] = new RegExp(`^ {2}'?${name}'?: (\\d\\S*)$`, 'm').exec(lines) ?? []
    expect(`${name} ${version}`).toBe(`${name} ${inCatalog ?? root.devDependencies[name] ?? 'nowhere'}`)
  }
})
