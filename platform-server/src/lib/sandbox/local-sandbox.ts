import type { ChildProcess } from 'node:child_process'
import type { Logger } from '../log.ts'
import { childStarter, type StartChild } from './launch.ts'
import { ReleaseProcess } from './release-process.ts'
import { RenderFault } from './render-fault.ts'
import type { ReleaseBundle, Sandbox } from './sandbox.ts'

const MAX_PROCESSES = 8
const IDLE_MS = 5 * 60_000

interface Options {
  readonly log: Logger
  readonly maxProcesses?: number
  readonly idleMs?: number
  readonly startChild?: StartChild
}

interface Entry {
  readonly process: ReleaseProcess
  idle: ReturnType<typeof setTimeout> | null
}

/** Processes of this machine, one for each release that is being rendered; started on demand and stopped when idle. */
export class LocalSandbox implements Sandbox {
  private readonly maxProcesses: number
  private readonly idleMs: number
  private readonly startChild: StartChild
  private readonly entries = new Map<string, Entry>()
  /** Processes that were signaled to end and still exist. */
  private readonly ending = new Set<Promise<void>>()
  private isClosed = false

  constructor({ log, maxProcesses = MAX_PROCESSES, idleMs = IDLE_MS, startChild }: Options) {
    this.maxProcesses = maxProcesses
    this.idleMs = idleMs
    this.startChild = startChild ?? childStarter(log)
  }

  async render(
    bundle: ReleaseBundle,
    question: unknown,
    { limitMs }: { readonly limitMs?: number | undefined } = {},
  ) {
    if (this.isClosed) throw new RenderFault('crash', 'the server is shutting down')
    const entry = this.entryOf(bundle)
    if (entry.idle) clearTimeout(entry.idle)
    entry.idle = null
    try {
      return await entry.process.render(question, limitMs)
    } finally {
      if (entry.process.isIdle) this.stopLater(bundle.id, entry)
    }
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const [id, entry] of [...this.entries]) this.drop(id, entry)
    await Promise.all(this.ending)
  }

  private entryOf(bundle: ReleaseBundle): Entry {
    const known = this.entries.get(bundle.id)
    if (!known) this.evictIdleProcess()
    const entry = known ?? { process: new ReleaseProcess(bundle, () => this.startInPlace()), idle: null }
    // The most recently used entry moves to the end and is dropped last.
    this.entries.delete(bundle.id)
    this.entries.set(bundle.id, entry)
    return entry
  }

  /** Errors: RenderFault when every process is busy. */
  private evictIdleProcess(): void {
    if (this.entries.size < this.maxProcesses) return
    const oldest = [...this.entries].find(([, { process }]) => process.isIdle)
    if (!oldest) throw new RenderFault('busy', `${this.maxProcesses} releases are already being rendered`)
    this.drop(...oldest)
  }

  private stopLater(id: string, entry: Entry): void {
    if (entry.idle) clearTimeout(entry.idle)
    // A release that does not start is paused and has no process: its entry stays for the same time.
    entry.idle = setTimeout(() => this.drop(id, entry), this.idleMs).unref()
  }

  private drop(id: string, { process, idle }: Entry): void {
    if (idle) clearTimeout(idle)
    this.entries.delete(id)
    const ended = process.end()
    this.ending.add(ended)
    void ended.finally(() => this.ending.delete(ended))
  }

  /** Waits until there are fewer processes than allowed: one that is ending counts as long as it exists. */
  private async startInPlace(): Promise<ChildProcess> {
    await Promise.all(this.ending)
    return this.startChild()
  }
}
