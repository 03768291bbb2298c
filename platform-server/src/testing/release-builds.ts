import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseManifest, RemoteListing, ShellManifest } from '@platform/shared-contracts/http'
import { releaseIdentity } from '@platform/shared-contracts/rules'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { digestOf } from '../domain/releases/staging.ts'
import { as } from './test-app.ts'

const SERVER_FILE = 'server.0123abcd.cjs'

export interface TestBuild {
  readonly manifest: ReleaseManifest
  readonly ref: string
  readonly files: Readonly<Record<string, string>>
}

interface BuildOptions {
  readonly id?: string
  readonly version?: string
  readonly contract?: string
  readonly paths?: readonly string[]
  readonly nav?: RemoteListing['nav']
  /** Path of the API that knows the records of its routes. */
  readonly record?: string
  /** Source of its server bundle; without one the browser renders its pages. */
  readonly server?: string
  readonly uses?: ReleaseManifest['uses']
  /** In place of public ones at `paths`. */
  readonly routes?: RemoteListing['routes']
  /** Files in addition to its own, or in place of them. */
  readonly files?: Readonly<Record<string, string>>
  /** Parts of the manifest that the hash does not cover. */
  readonly manifest?: Partial<Pick<ReleaseManifest, 'chunks' | 'shared' | 'entry'>>
}

function serverFile(source: string | undefined): Readonly<Record<string, string>> {
  return source === undefined ? {} : { [SERVER_FILE]: source }
}

function serverName(source: string | undefined): Pick<ReleaseManifest, 'server'> {
  return source === undefined ? {} : { server: SERVER_FILE }
}

/** A small build of a remote as the kit produces it; its entry contains its version. */
export function testBuild(options: BuildOptions = {}): TestBuild {
  const { id = 'learner', version = '1.0.0', contract = '^2.0.0', nav = [], server, uses } = options
  const routes = routesAt(id, options)
  const files = filesOf({ ...options, id, version }, routes)
  const listing = { id, contract, nav, routes }
  const assets = Object.entries(files).map(([file, text]) => assetOf(file, text))
  const hash = createHash('sha256')
    .update(releaseIdentity({ listing, version, assets }))
    .digest('hex')
    .slice(0, 12)
  const manifest: ReleaseManifest = {
    listing,
    version,
    hash,
    container: `remote_${id}`,
    entry: 'entry.js',
    assets,
    chunks: Object.fromEntries(routes.map(({ path: route }) => [route, ['page.css']])),
    ...serverName(server),
    shared: {},
    ...(uses ? { uses } : {}),
    gitSha: null,
    builtAt: '2026-06-01T00:00:00Z',
    ...options.manifest,
  }
  return { manifest, files, ref: `${version}-${hash}` }
}

function filesOf(
  { id, version, server, files }: BuildOptions,
  routes: RemoteListing['routes'],
): Readonly<Record<string, string>> {
  return {
    'entry.js': `globalThis.remote_${id} = '${version}'\n${'// padding that compresses well\n'.repeat(40)}`,
    'page.css': `@layer app { .page { --version: '${version}' } }`,
    ...serverFile(server && `${server}\n${withRoutes(routes)}`),
    ...files,
  }
}

/** The pages that `defineRemote` would name, unless the source names others. */
function withRoutes(routes: RemoteListing['routes']): string {
  const pages = JSON.stringify(routes.map(({ path: route }) => ({ path: route })))
  return `if (exports.remote) exports.remote.routes ??= ${pages}`
}

function routesAt(id: string, { routes, record, paths = [`/${id}`] }: BuildOptions): RemoteListing['routes'] {
  const page = { title: `Pages of ${id}`, description: 'A page that is only here to be looked at.' }
  return routes ?? paths.map((path) => ({ path, chunk: 'page', page, ...(record ? { record } : {}) }))
}

function assetOf(file: string, text: string): ReleaseManifest['assets'][number] {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { file, integrity, sizeBytes: Buffer.byteLength(text) }
}

/** The build as a folder, for RELEASE_IMPORT. */
export function writeBuild({ manifest, files }: TestBuild): string {
  return writeFolder({ ...files, 'release.json': JSON.stringify(manifest) })
}

/** A shell's build as a folder, for SHELL_DIST. */
export function writeShell(contract = '2.0.0', server?: string): string {
  const files = {
    'main.js': 'void 0',
    'main.css': 'body{}',
    'login.js': 'void 1',
    'service-worker.0123abcd.js': 'void "worker"',
    ...serverFile(server),
  }
  const manifest: ShellManifest = {
    contract,
    hash: '0123456789ab',
    assets: Object.entries(files).map(([file, text]) => assetOf(file, text)),
    scripts: ['main.js'],
    styles: ['main.css'],
    chunks: { '/login': ['login.js'] },
    routes: [{ path: '/login', chunk: 'login' }],
    worker: 'service-worker.0123abcd.js',
    ...serverName(server),
    inline: { body: '<p>Loading</p>' },
  }
  return writeFolder({ ...files, 'shell.json': JSON.stringify(manifest) })
}

function writeFolder(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-build-'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}

type Headers = Readonly<Record<string, string>>

/** What an operator gives a team. */
export async function deployToken(
  app: FastifyInstance,
  team: string,
  remotes: readonly string[],
  limits: { readonly prefixes?: readonly string[]; readonly menus?: readonly string[] } = {},
): Promise<string> {
  const headers = as({ role: 'super_admin', isOperator: true, email: 'super@oncall.test' })
  const payload = { team, remotes, prefixes: [], menus: [], ...limits }
  const answer = await app.inject({ method: 'POST', url: '/api/registry/tokens', headers, payload })
  return answer.json<{ token: string }>().token
}

/** The first word of a deploy. */
export async function startUpload(
  app: FastifyInstance,
  headers: Headers,
  { manifest }: TestBuild,
): Promise<LightMyRequestResponse> {
  return app.inject({ method: 'POST', url: '/api/registry/uploads', headers, payload: { manifest } })
}

export async function uploadFiles(
  app: FastifyInstance,
  headers: Headers,
  { manifest, files }: TestBuild,
): Promise<void> {
  for (const { file, integrity } of manifest.assets) {
    const url = `/api/registry/uploads/${manifest.listing.id}/${digestOf(integrity)}`
    const octets = { ...headers, 'content-type': 'application/octet-stream' }
    await app.inject({ method: 'PUT', url, headers: octets, payload: Buffer.from(files[file] ?? '') })
  }
}

/** What `platform deploy` does; returns its last call. */
export async function deploy(
  app: FastifyInstance,
  headers: Headers,
  build: TestBuild,
  request: { channel?: string | null; waitsForShell?: boolean } = {},
): Promise<LightMyRequestResponse> {
  await uploadFiles(app, headers, build)
  const payload = { manifest: build.manifest, channel: 'stable', reason: 'A test', ...request }
  return app.inject({ method: 'POST', url: '/api/registry/releases', headers, payload })
}
