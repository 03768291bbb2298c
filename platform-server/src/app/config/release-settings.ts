import path from 'node:path'
import { z } from 'zod/mini'
import { StartError } from '../../lib/start-error.ts'

/** Which releases this server starts with, and what it takes from a developer's machine. */
export interface ReleaseSettings {
  /** Folder of the shell's build; `null` for a server without pages. */
  readonly shellDist: string | null
  /** Build folders of remotes that are released at start. */
  readonly releaseImport: readonly string[]
  /** Development servers that replace builds; `null` outside development. */
  readonly development: {
    readonly shell: string | null
    readonly remotes: ReadonlyMap<string, string>
  } | null
}

export const ReleaseEnvironment = {
  SHELL_DIST: z.optional(z.string()),
  RELEASE_IMPORT: z._default(z.string(), ''),
  DEV_SHELL: z.optional(z.string()),
  DEV_REMOTES: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
}
interface Environment {
  readonly SHELL_DIST?: string | undefined
  readonly RELEASE_IMPORT: string
  readonly DEV_SHELL?: string | undefined
  readonly DEV_REMOTES?: string | undefined
  readonly NODE_ENV?: string | undefined
  readonly HOST: string
}

const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/
const LOOPBACK_URL = /^http:\/\/([a-z0-9.-]+\.)?(localhost|127\.0\.0\.1)(:\d+)?\/$/

export function toReleaseSettings(env: Environment): ReleaseSettings {
  const folders = env.RELEASE_IMPORT.split(',').map((folder) => folder.trim())
  return {
    shellDist: env.SHELL_DIST ? path.resolve(env.SHELL_DIST) : null,
    releaseImport: folders.filter(Boolean).map((folder) => path.resolve(folder)),
    development: toDevelopment(env),
  }
}

function toDevelopment({
  DEV_SHELL,
  DEV_REMOTES,
  NODE_ENV,
  HOST,
}: Environment): ReleaseSettings['development'] {
  if (!DEV_SHELL && !DEV_REMOTES) return null
  // Code from a development server is not checked, so it must never reach anyone except its developer.
  if (NODE_ENV === 'production')
    throw new StartError('Cannot start: DEV_SHELL and DEV_REMOTES are not allowed in production.')
  if (!LOOPBACK_HOST.test(HOST))
    throw new StartError(
      'Cannot start: DEV_SHELL and DEV_REMOTES require HOST=127.0.0.1, so that only this machine can connect.',
    )
  const pairs = (DEV_REMOTES ?? '').split(',').filter(Boolean)
  return {
    shell: DEV_SHELL ? loopback('DEV_SHELL', DEV_SHELL) : null,
    remotes: new Map(pairs.map(toRemote)),
  }
}

function toRemote(pair: string): readonly [string, string] {
  const [id = '', url = ''] = pair.trim().split(/=(.*)/s)
  return [id, loopback('DEV_REMOTES', url)]
}

function loopback(variable: string, url: string): string {
  if (LOOPBACK_URL.test(url)) return url
  throw new StartError(
    `Cannot start: ${variable} must point to servers on this machine, like http://localhost:3002/, not "${url}".`,
  )
}
