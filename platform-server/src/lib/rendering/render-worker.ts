import vm from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'

/*
 * One release's code, in a thread of its own: what it throws, blocks or fills stays here. It keeps faults apart, not
 * malice: a deployed release is trusted like the server's own code.
 */

export interface RenderWorkerData {
  readonly shell: string
  /** `null`: the shell's own pages. */
  readonly remote: { readonly source: string; readonly base: string; readonly name: string } | null
}

interface ShellBundle {
  readonly lent: Readonly<Record<string, unknown>>
  readonly renderPage: (question: unknown, module: unknown) => Promise<unknown>
}

const port = parentPort
if (!port) throw new Error('render-worker.ts runs as a worker thread only.')
const { shell, remote } = workerData as RenderWorkerData

const platform = evaluate(shell, 'shell', (name) => process.getBuiltinModule(name)) as unknown as ShellBundle
const module = remote && evaluate(remote.source, remote.name, lend, remote.base)['remote']

port.on('message', (question: unknown) => {
  platform.renderPage(question, module).then(
    (rendering) => port.postMessage({ rendering }),
    (error: unknown) =>
      port.postMessage({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
port.postMessage({ ready: true })

function lend(name: string): unknown {
  if (Object.hasOwn(platform.lent, name)) return platform.lent[name]
  throw new Error(`The server bundle asks for "${name}", which the shell does not lend.`)
}

function evaluate(
  source: string,
  filename: string,
  require: (name: string) => unknown,
  base = '',
): Record<string, unknown> {
  const made = { exports: {} as Record<string, unknown> }
  const script = new vm.Script(`(function(exports,require,module,__remote_base__){${source}\n})`, {
    filename,
  })
  const run = script.runInThisContext() as (...given: unknown[]) => void
  run(made.exports, require, made, base)
  return made.exports
}
