import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readBuild } from '../read-build.ts'
import { manifestOf, PAGE, REMOTE, remoteFolder, removeFolders } from './testing/remote-folder.ts'

jest.setTimeout(120_000)
afterAll(removeFolders)

type Bundler = 'rspack' | 'vite'
type Changes = Parameters<typeof remoteFolder>[0]

const CLI = join(import.meta.dirname, '../../cli.ts')

interface Ended {
  readonly code: number
  readonly output: string
}

const PLATFORM_PAGE = `import { usePlatform } from '@platform/shared-contracts/remote'
export const Component = () => <p>{usePlatform().tenant.name}</p>`

/** Federation for Vite does nothing where it believes itself in a test. */
const ENVIRONMENT = { PATH: process.env['PATH'] }

/** As a team does it, in a process of its own. */
async function platformBuild(dir: string): Promise<Ended> {
  const run = promisify(execFile)(process.execPath, [CLI, 'build'], { cwd: dir, env: ENVIRONMENT })
  return run.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )
}

function folderFor(bundler: Bundler, changes: Changes = {}): string {
  const dir = remoteFolder(changes)
  writeFileSync(
    join(dir, `${bundler}.config.mjs`),
    `import { remoteConfig } from '@platform/remote-kit/${bundler}'
export default remoteConfig({ dir: import.meta.dirname, devPort: 0 })`,
  )
  return dir
}

async function built(bundler: Bundler, changes: Changes = {}): Promise<string> {
  const dir = folderFor(bundler, changes)
  const { code, output } = await platformBuild(dir)
  if (code !== 0) throw new Error(output)
  return dir
}

describe.each(['rspack', 'vite'] as const)('with %s', (bundler) => {
  it('builds a fully described release with a server bundle', async () => {
    const dir = await built(bundler)
    const { manifest, files } = await readBuild(join(dir, 'dist'))
    const { entry, container, chunks, server, format, shared } = manifest
    expect({ container, format }).toEqual({
      container: 'remote_field',
      format: bundler === 'vite' ? 'module' : undefined,
    })
    const names = files.map(({ file }) => file)
    expect(names).toEqual(
      expect.arrayContaining([entry, server, 'mf-manifest.json', ...(chunks['/field'] ?? [])]),
    )
    expect(chunks['/field']).toEqual(expect.arrayContaining([expect.stringMatching(/\.css$/)]))
    expect(Object.keys(shared)).toEqual(expect.arrayContaining(['react/jsx-runtime', 'react-router-dom']))
    expect(Object.keys(shared)).not.toContain('redux')
    for (const { file, bytes } of files)
      expect(
        `${file} ${Buffer.from(bytes).includes('__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE =')}`,
      ).toBe(`${file} false`)
  })

  it('gives a page the same class names in the browser and on the server', async () => {
    const dir = await built(bundler)
    const { server = '', chunks } = manifestOf(dir)
    const style = chunks['/field']?.find((file) => file.endsWith('.css')) ?? ''
    const text = (file: string) => readFileSync(join(dir, 'dist', file), 'utf8')
    const [, name = 'none'] = /\.([\w-]+)\s*\{/.exec(text(style)) ?? []
    expect(text(server)).toContain(name)
  })

  it('records which members of the platform it uses', async () => {
    expect(manifestOf(await built(bundler, { 'src/page.tsx': PLATFORM_PAGE })).uses).toEqual({
      Platform: ['tenant'],
    })
  })

  it('gives equal sources the same hash and a changed source a different one', async () => {
    const [one, same] = [await built(bundler), await built(bundler)]
    const other = await built(bundler, { 'src/page.tsx': PAGE.replace('Home', 'Yard') })
    expect(manifestOf(same).hash).toBe(manifestOf(one).hash)
    expect(manifestOf(other).hash).not.toBe(manifestOf(one).hash)
  })

  it.each([
    [
      'a name of the router that works in another mode only',
      { 'src/page.tsx': PAGE.replaceAll('Link', 'Form') },
      '"Form" of react-router-dom does not work',
    ],
    [
      'a route whose chunk is not there',
      { 'remote.json': REMOTE['remote.json'].replace('"chunk":"field"', '"chunk":"meadow"') },
      'names the chunk "meadow"',
    ],
    [
      'a listing that does not fit',
      { 'remote.json': REMOTE['remote.json'].replace('^2.0.0', 'soon') },
      'remote.json does not match the contract',
    ],
  ])('refuses %s', async (_, changes, sentence) => {
    const { code, output } = await platformBuild(folderFor(bundler, changes))
    expect(output).toContain(sentence)
    expect(code).toBe(4)
  })
})

it('gives a page that Vite loads late all the names that it imports', async () => {
  const dir = folderFor('vite', { 'src/page.tsx': PLATFORM_PAGE })
  writeFileSync(
    join(dir, 'vite.config.mjs'),
    `import { setTimeout } from 'node:timers/promises'
import { remoteConfig } from '@platform/remote-kit/vite'
const late = {
  name: 'late',
  enforce: 'pre',
  load: (id) => (id.endsWith('page.tsx') ? setTimeout(100, null) : null),
}
const config = remoteConfig({ dir: import.meta.dirname, devPort: 0 })
export default (env) => ({ ...config(env), plugins: [late, ...config(env).plugins] })`,
  )
  expect(await platformBuild(dir)).toEqual({ code: 0, output: expect.any(String) })
})

it.each([
  ['cannot be parsed', 'export const Component = () => <p>{</p>', 'Unexpected token'],
  ['is missing', PAGE.replace('react-router-dom', './nothing.ts'), "Could not resolve './nothing.ts'"],
])('reports a source that %s without waiting for it, with Vite', async (_, page, sentence) => {
  const { code, output } = await platformBuild(folderFor('vite', { 'src/page.tsx': page }))
  expect(code).toBe(4)
  expect(output).toContain(sentence)
  expect(output).not.toContain('moduleParseIdleTimeout')
})

it('builds with one bundler only, and says which configurations it looked for', async () => {
  const dir = folderFor('vite')
  writeFileSync(join(dir, 'rspack.config.mjs'), '')
  const both = await platformBuild(dir)
  expect(both.output).toContain('Found rspack.config.mjs and vite.config.mjs here')
  for (const file of readdirSync(dir).filter((name) => name.endsWith('.mjs'))) rmSync(join(dir, file))
  const none = await platformBuild(dir)
  expect(none.output).toContain('Found none of webpack.config.mjs, rspack.config.mjs, vite.config.mjs here')
  expect([both.code, none.code]).toEqual([4, 4])
})
