import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import webpack from 'webpack'
import {
  manifestOf,
  PAGE,
  REMOTE,
  remoteFolder,
  removeFolders,
} from '../lib/release/testing/remote-folder.ts'
import { remoteConfig } from './preset.ts'

jest.setTimeout(120_000)

afterAll(removeFolders)

async function build(
  dir: string,
  change: (config: webpack.Configuration) => void = () => undefined,
): Promise<readonly string[]> {
  const config = remoteConfig({ dir, devPort: 0 })({}, { mode: 'production' })
  change(config)
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error)
      else resolve(stats?.toJson({ all: false, errors: true }).errors?.map(({ message }) => message) ?? [])
    })
  })
}

it('builds a remote alone and describes every byte of it', async () => {
  const dir = remoteFolder()
  expect(await build(dir)).toEqual([])
  const { assets, chunks, entry, container } = manifestOf(dir)
  expect(container).toBe('remote_field')
  // Its folder is named by its content; a table of hashes in the entry would be in every visitor's way.
  expect(chunks['/field']).toEqual(expect.arrayContaining(['field.js', 'field.css']))
  for (const { file, integrity, sizeBytes } of assets) {
    const bytes = readFileSync(join(dir, 'dist', file))
    expect(integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
    expect(sizeBytes).toBe(bytes.length)
  }
  const named = readdirSync(join(dir, 'dist')).filter((file) => /\.(js|css|cjs)$/.test(file))
  expect(assets.map(({ file }) => file).sort()).toEqual([...named, 'mf-manifest.json'].sort())
  expect(named).toEqual(expect.arrayContaining([entry, ...(chunks['/field'] ?? [])]))
  expect(chunks['/field']?.some((file) => file.endsWith('.css'))).toBe(true)
})

it('records which members of the platform it actually uses', async () => {
  const dir = remoteFolder({
    'src/page.tsx': `import styles from './page.module.css'
import { Link, useParams } from 'react-router-dom'
import { type Platform, usePlatform } from '@platform/shared-contracts/remote'
const unused = () => useParams()
const greet = ({ tenant: { name } }: Pick<Platform, 'tenant'>) => name
export function Component() {
  const platform = usePlatform()
  const seen = { cart: 1, fetch: 2 }
  const { session } = usePlatform()
  return <Link className={styles.page} to={String(seen.cart)}>{greet(platform)} {session.status} {platform.cart.items().length}</Link>
}`,
  })
  expect(await build(dir)).toEqual([])
  expect(manifestOf(dir).uses).toEqual({
    Platform: ['cart', 'session', 'tenant'],
    PlatformCart: ['items'],
  })
})

it('compresses what it emits', async () => {
  const dir = remoteFolder()
  await build(dir)
  const { entry } = manifestOf(dir)
  const packed = readFileSync(join(dir, 'dist', `${entry}.br`))
  expect(brotliDecompressSync(packed)).toEqual(readFileSync(join(dir, 'dist', entry)))
})

it('lets a browser compile each script while it arrives, in the files that are described', async () => {
  const dir = remoteFolder()
  await build(dir)
  const { chunks, entry } = manifestOf(dir)
  for (const file of [entry, ...(chunks['/field'] ?? [])].filter((one) => one.endsWith('.js')))
    expect(readFileSync(join(dir, 'dist', file), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})

it('gives equal sources the same hash and a changed source a different one', async () => {
  const [one, same, other] = [
    remoteFolder(),
    remoteFolder(),
    remoteFolder({ 'src/page.tsx': PAGE.replace('Home', 'Yard') }),
  ]
  await build(one)
  await build(same)
  await build(other)
  expect(manifestOf(same).hash).toBe(manifestOf(one).hash)
  expect(manifestOf(other).hash).not.toBe(manifestOf(one).hash)
})

it('refuses a name of the router that works only in another mode', async () => {
  const errors = await build(remoteFolder({ 'src/page.tsx': PAGE.replaceAll('Link', 'Form') }))
  expect(errors.join()).toContain('"Form" of react-router-dom does not work in the declarative mode')
})

it('minimizes styles without joining selectors that an older browser may not support', async () => {
  const dir = remoteFolder({
    'src/page.module.css': `/* A comment. */
:global(main) { color: red }
:global(nav) { color: red }
.page:has(p) { color: red }`,
  })
  expect(await build(dir)).toEqual([])
  expect(readFileSync(join(dir, 'dist/field.css'), 'utf8')).toMatch(
    /^main,nav\{color:red\}\.[\w-]+:has\(p\)\{color:red\}$/,
  )
})

it('consumes the shared packages and bundles none of them', async () => {
  const dir = remoteFolder()
  await build(dir)
  expect(Object.keys(manifestOf(dir).shared)).toEqual(
    expect.arrayContaining(['react/jsx-runtime', 'react-router-dom']),
  )
  const scripts = readdirSync(join(dir, 'dist')).filter((file) => file.endsWith('.js'))
  for (const file of scripts)
    expect(readFileSync(join(dir, 'dist', file), 'utf8')).not.toContain('__CLIENT_INTERNALS_DO_NOT_USE')
})

it('fails when a loader changes a package', async () => {
  const loader = join(import.meta.dirname, 'testing/changing-loader.cjs')
  const dir = remoteFolder({
    'src/page.tsx': `import { get } from 'idb-keyval'
export const Component = () => <p>{String(get)}</p>`,
  })
  const errors = await build(dir, ({ module }) => {
    module?.rules?.push({ test: /idb-keyval/, loader })
  })
  expect(errors.join()).toMatch(/idb-keyval.* was changed during the build/)
})

it('refuses a route whose chunk is missing', async () => {
  const listing = REMOTE['remote.json'].replace('"chunk":"field"', '"chunk":"meadow"')
  const errors = await build(remoteFolder({ 'remote.json': listing }))
  expect(errors.join()).toContain('names the chunk "meadow"')
})
