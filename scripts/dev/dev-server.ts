import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import { NODE, toolPath } from '../run/paths.ts'
import { say } from '../run/progress.ts'

export interface DevPackage {
  readonly name: string
  readonly folder: string
}

export interface DevServer {
  readonly name: string
  /** Ends with a slash. */
  readonly url: string
  readonly process: ChildProcess
}

/** Starts webpack's development server of one package; what it prints appears under the package's name. */
export function startDevServer({ name, folder }: DevPackage, port: number): DevServer {
  const cli = join(folder, 'node_modules/webpack-cli/bin/cli.js')
  const child = spawn(NODE, [cli, 'serve', '--mode', 'development', '--port', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: toolPath },
  })
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => say(`  ${name}: ${line}`))
  return { name, url: `http://localhost:${port}/`, process: child }
}

/**
 * Waits for the first build, which is there once its manifest is served. Errors: throws if the server ends before that.
 */
export async function firstBuild(
  { name, url, process: child }: DevServer,
  manifest: 'release.json' | 'shell.json',
): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(url + manifest).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`The development server of ${name} exited before its first build.`)
}
