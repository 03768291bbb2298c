import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { command, lastLines } from './command.ts'

const PLACES = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/sbin']

/** What the tests need of the machine: programs, each in Debian's package of the same name. */
const TOOLS = ['chromium-headless-shell', 'slapd', 'nginx'] as const

export function findTool(name: string): string | null {
  const runs = (path: string) => {
    try {
      accessSync(path, constants.X_OK)
      return true
    } catch {
      return false
    }
  }
  return PLACES.map((place) => join(place, name)).find(runs) ?? null
}

function missing(): readonly string[] {
  return TOOLS.filter(
    (tool) => !findTool(tool) && !(tool === 'chromium-headless-shell' && process.env.CHROMIUM),
  )
}

/** Installs what is missing where that is possible; otherwise says in one sentence what to install. */
export async function ensureSystemTools(): Promise<void> {
  const wanted = missing()
  if (wanted.length === 0) return
  if (process.getuid?.() !== 0 || !findTool('apt-get'))
    throw new Error(
      `The tests need ${wanted.join(', ')}. Install ${wanted.length > 1 ? 'them' : 'it'} and run the tests again.`,
    )
  // The services are started by the tests themselves, on ports of their own.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const update = await command('apt-get', ['update', '-q'], { env })
  const install = await command('apt-get', ['install', '-qy', '--no-install-recommends', ...wanted], { env })
  if (install.code !== 0)
    throw new Error(
      `${wanted.join(', ')} could not be installed:\n${lastLines(update.output + install.output, 20)}`,
    )
}
