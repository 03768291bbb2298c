import type { ChildProcess } from 'node:child_process'
import { PageRendering } from '@platform/shared-contracts/http'
import pLimit from 'p-limit'
import type { GuestAnswer } from './child/guest.ts'
import type { ChildReply, ChildRequest } from './child/render-child.ts'
import type { StartChild } from './launch.ts'
import { readLines } from './line-pipe.ts'
import { RenderFault } from './render-fault.ts'
import type { ReleaseBundle } from './sandbox.ts'

const BOOT_LIMIT_MS = 10_000
/**
 * No visitor waits this long (see pages.ts). A process that was only slow, on a busy machine, must not be ended: the
 * pages after it would wait for a new one to start.
 */
const RENDER_LIMIT_MS = 2_000
const MAX_WAITING = 20
/** A bundle that does not start is not started for every visitor. */
const PAUSE_AFTER_FAULT_MS = 30_000
const MEMORY_MB = 96
const MAX_ANSWER_LENGTH = 4 * 1024 * 1024

/** The processes of one release, one after the other: one question at a time, each with a time limit. */
export class ReleaseProcess {
  private readonly bundle: ReleaseBundle
  private readonly startChild: StartChild
  private child: Promise<RunningChild> | null = null
  private readonly turns = pLimit(1)
  private pausedUntil = 0
  private pauseReason = ''
  private isEnded = false

  constructor(bundle: ReleaseBundle, startChild: StartChild) {
    this.bundle = bundle
    this.startChild = startChild
  }

  get isIdle(): boolean {
    return this.unfinishedCount === 0
  }

  /** Errors: RenderFault. */
  async render(question: unknown, givenLimitMs: number | undefined): Promise<PageRendering> {
    if (this.unfinishedCount >= MAX_WAITING)
      throw new RenderFault('busy', `${MAX_WAITING} pages are already waiting`)
    return this.turns(() => this.exchange(question, givenLimitMs))
  }

  private get unfinishedCount(): number {
    return this.turns.activeCount + this.turns.pendingCount
  }

  /** Ends the process, whatever it does. The next question starts another. */
  async stop(): Promise<void> {
    const child = await this.child?.catch(() => null)
    this.child = null
    await child?.kill()
  }

  /** Stops it for good: questions that still wait are refused, and start nothing. */
  async end(): Promise<void> {
    this.isEnded = true
    await this.stop()
  }

  private async exchange(question: unknown, givenLimitMs: number | undefined): Promise<PageRendering> {
    const child = await this.booted()
    const limitMs = givenLimitMs ?? RENDER_LIMIT_MS
    try {
      // The limit is enforced here. The process has a longer one, in case this server no longer exists.
      return parsed(await child.ask({ question, limitMs: 2 * limitMs }, limitMs))
    } catch (error) {
      // A fault of kind `threw` stayed in its own context; after any other fault the process is not used again.
      if (!(error instanceof RenderFault) || error.kind !== 'threw') await this.stop()
      throw error
    }
  }

  private booted(): Promise<RunningChild> {
    if (this.isEnded) throw new RenderFault('crash', 'the process was stopped')
    if (Date.now() < this.pausedUntil) throw new RenderFault('boot', this.pauseReason)
    this.child ??= this.boot()
    return this.child
  }

  private async boot(): Promise<RunningChild> {
    const child = new RunningChild(await this.startChild())
    try {
      const { shell, remote } = this.bundle
      const boot = { boot: { shell, remote }, memoryMb: MEMORY_MB, maxAnswerLength: MAX_ANSWER_LENGTH }
      await child.ask(boot, BOOT_LIMIT_MS)
      // It may end while it has no question to answer.
      child.onEnd(() => {
        this.child = null
      })
      return child
    } catch (error) {
      await child.kill()
      this.child = null
      this.pausedUntil = Date.now() + PAUSE_AFTER_FAULT_MS
      this.pauseReason = error instanceof Error ? error.message : String(error)
      throw new RenderFault('boot', this.pauseReason)
    }
  }
}

function parsed({ answer = '' }: ChildReply): PageRendering {
  const { rendering, fault } = JSON.parse(answer) as GuestAnswer
  if (typeof fault === 'string') throw new RenderFault('threw', fault)
  const page = PageRendering.safeParse(rendering)
  if (!page.success)
    throw new RenderFault('threw', 'the server bundle returned a page that does not match the schema')
  return page.data
}

/** A running process: it reads and writes lines of JSON, one question at a time. */
class RunningChild {
  private readonly process: ChildProcess
  private readonly ended: Promise<void>
  private settle: ((reply: ChildReply) => void) | null = null

  constructor(process: ChildProcess) {
    this.process = process
    this.ended = new Promise((resolve) => {
      // `error`: it could not be started at all; there is no exit then.
      process.once('exit', () => resolve()).once('error', () => resolve())
    })
    void this.ended.then(() => this.fail('crash', 'the process exited'))
    // Its other output is not used, but must not fill a buffer.
    process.stderr?.resume()
    process.stdin?.on('error', () => undefined)
    if (process.stdout)
      readLines(process.stdout, 2 * MAX_ANSWER_LENGTH, {
        onLine: (line) => this.answered(line),
        onTooLong: () => this.fail('crash', 'the response of the process is too long'),
      })
  }

  onEnd(listener: () => void): void {
    void this.ended.then(listener)
  }

  /** Errors: RenderFault. */
  ask(request: ChildRequest, limitMs: number): Promise<ChildReply> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.fail('late', `no response within ${limitMs} ms`), limitMs)
      this.settle = ({ fault, ...reply }) => {
        clearTimeout(timer)
        this.settle = null
        if (fault) reject(new RenderFault(fault.kind, fault.message))
        else resolve(reply)
      }
      if (this.process.exitCode !== null || this.process.signalCode !== null)
        this.fail('crash', 'the process exited')
      else this.process.stdin?.write(`${JSON.stringify(request)}\n`)
    })
  }

  async kill(): Promise<void> {
    this.process.kill('SIGKILL')
    await this.ended
  }

  private answered(line: string): void {
    try {
      this.settle?.(JSON.parse(line) as ChildReply)
    } catch {
      this.fail('crash', 'the process returned something other than JSON')
    }
  }

  private fail(kind: RenderFault['kind'] & ('crash' | 'late'), message: string): void {
    this.settle?.({ fault: { kind, message } })
  }
}
