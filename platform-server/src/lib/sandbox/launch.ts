import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Logger } from '../log.ts'
import type { ChildReply } from './child/render-child.ts'

export type StartChild = () => Promise<ChildProcess>

const CHILD_FOLDER = fileURLToPath(new URL('./child/', import.meta.url))
/** Of this process itself; the release's code has a limit of its own. Megabytes. */
const HEAP_MB = 64
const PROBE_LIMIT_MS = 10_000
/** A user that owns nothing, by number: not every image has its name. */
const UNPRIVILEGED_UID = 65_534

interface Launch {
  readonly command: string
  readonly args: readonly string[]
  readonly ids: { readonly uid?: number; readonly gid?: number }
  /** What it has beyond Node's permission model, for the log. */
  readonly protections: readonly string[]
}

/** Starts processes for release code, as separate from this one as the machine allows; which way that is, is tried once. */
export function childStarter(log: Logger): StartChild {
  let chosen: Promise<Launch> | null = null
  return async () => {
    const { command, args, ids } = await (chosen ??= choose(log))
    // No environment, and none of this process's descriptors.
    return spawn(command, [...args], { env: {}, cwd: '/', stdio: 'pipe', detached: false, ...ids })
  }
}

async function choose(log: Logger): Promise<Launch> {
  for (const launch of launches()) {
    const ready = await probe(launch)
    if (!ready) continue
    const protections = [ready, 'permission model', ...launch.protections]
    log.info(
      { protections },
      `server bundles of releases run in processes with these protections: ${protections.join(', ')}`,
    )
    if (ready === 'node:vm')
      log.error(
        'isolated-vm does not load on this machine: only node:vm and the permission model isolate server bundles',
      )
    return launch
  }
  throw new Error('No process for server bundles can be started on this machine.')
}

/** From the most to the least separate. */
function launches(): readonly Launch[] {
  const node = [process.execPath, ...nodeArgs()]
  const isRoot = process.getuid?.() === 0
  const users = isRoot ? [UNPRIVILEGED_UID, null] : [null]
  return users.flatMap((user) => [
    ...wrapped(node, user, isRoot),
    {
      command: process.execPath,
      args: nodeArgs(),
      ids: user === null ? {} : { uid: user, gid: user },
      protections: user === null ? [] : ['a separate user'],
    },
  ])
}

/** With util-linux, which Debian and its images always have. */
function wrapped(node: readonly string[], user: number | null, isRoot: boolean): readonly Launch[] {
  const [unshare, setpriv] = ['/usr/bin/unshare', '/usr/bin/setpriv']
  if (!existsSync(unshare) || !existsSync(setpriv)) return []
  const ids =
    user === null ? [] : [`--reuid=${user}`, `--regid=${user}`, '--clear-groups', '--bounding-set=-all']
  const limited = [setpriv, '--no-new-privs', '--pdeathsig=KILL', ...ids, '--', ...node]
  const protections = ['no new privileges', ...(user === null ? [] : ['a separate user'])]
  // Its own network has no way out; a user without privileges gets one in a user namespace.
  const network = [...(isRoot ? [] : ['--user']), '--net', '--ipc', '--', ...limited]
  return [
    { command: unshare, args: network, ids: {}, protections: [...protections, 'no network'] },
    { command: setpriv, args: limited.slice(1), ids: {}, protections },
  ]
}

function nodeArgs(): readonly string[] {
  const addon = addonPath()
  return [
    // isolated-vm needs it.
    '--no-node-snapshot',
    `--max-old-space-size=${HEAP_MB}`,
    '--permission',
    '--allow-addons',
    ...[CHILD_FOLDER, ...(addon ? [addon] : [])].map((path) => `--allow-fs-read=${path}`),
    '--disable-warning=SecurityWarning',
    '--disable-warning=ExperimentalWarning',
    `${CHILD_FOLDER}render-child.ts`,
    addon,
  ]
}

/** '' where there is no binary for this machine. */
function addonPath(): string {
  try {
    const require = createRequire(import.meta.url)
    const folder = dirname(realpathSync(require.resolve('isolated-vm/package.json')))
    return (require('node-gyp-build') as { path: (folder: string) => string }).path(folder)
  } catch {
    return ''
  }
}

/** What the process evaluates code with; `null` when it does not start this way. */
async function probe({ command, args, ids }: Launch): Promise<ChildReply['ready'] | null> {
  const child = spawn(command, [...args], {
    env: {},
    cwd: '/',
    stdio: 'pipe',
    timeout: PROBE_LIMIT_MS,
    ...ids,
  })
  child.stderr.resume()
  child.stdin.on('error', () => undefined)
  const boot = { shell: 'exports.shared = {}', remote: null }
  child.stdin.end(`${JSON.stringify({ boot, memoryMb: 8, maxAnswerLength: 0 })}\n`)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  await new Promise<void>((resolve) => child.once('close', () => resolve()).once('error', () => resolve()))
  return (/^\{"ready":"([^"]+)"\}\n$/.exec(output)?.[1] as ChildReply['ready']) ?? null
}
