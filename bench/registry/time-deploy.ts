import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { NODE, ROOT } from '../../scripts/run/paths.ts'
import { varyBuild } from './vary-build.ts'

export interface Team {
  readonly url: string
  readonly token: string
}

export interface DeployTimes {
  /** From the time the command reports that it starts to send until a new visitor's document names the release. */
  readonly toVisitorMs: number
  /** The whole run of the command, including the start of Node. */
  readonly commandMs: number
}

/** One `platform deploy` of all files of remote-learner, while a client requests the page repeatedly. */
export async function timeDeploy({ url, token }: Team, round: number): Promise<DeployTimes> {
  const { folder, ref } = varyBuild(round)
  const began = performance.now()
  const cli = spawn(NODE, [join(ROOT, 'remote-kit/src/cli.ts'), 'deploy', '--dist', folder], {
    env: { ...process.env, PLATFORM_URL: url, PLATFORM_TOKEN: token },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  let sendingSince = Number.NaN
  for (const stream of [cli.stdout, cli.stderr])
    createInterface(stream).on('line', (line) => {
      said.push(line)
      if (line.includes(ref) && Number.isNaN(sendingSince)) sendingSince = performance.now()
    })
  const ended = once(cli, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`platform deploy exited with code ${String(code)}:\n${said.join('\n')}`)
    return performance.now() - began
  })
  const seen = untilNamed(url, ref).then((at) => at - sendingSince)
  const [commandMs, toVisitorMs] = await Promise.all([ended, seen])
  return { toVisitorMs, commandMs }
}

const TIMEOUT_MS = 60_000

/** Requests the page repeatedly as a visitor without cookies or cache. */
async function untilNamed(url: string, ref: string): Promise<number> {
  const until = performance.now() + TIMEOUT_MS
  while (performance.now() < until) {
    const page = await (await fetch(`${url}/progress`)).text()
    if (page.includes(`/${ref}/`)) return performance.now()
  }
  throw new Error(`No visitor was given ${ref} in ${TIMEOUT_MS} ms.`)
}
