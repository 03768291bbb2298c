import { Worker } from 'node:worker_threads'
import { PageRendering } from '@platform/shared-contracts/http'
import type { RenderWorkerData } from './render-worker.ts'

const BOOT_LIMIT_MS = 10_000
const RENDER_LIMIT_MS = 500
const MAX_WAITING = 20
/** A bundle that does not start is not started for every visitor. */
const PAUSE_AFTER_FAULT_MS = 30_000
const LIMITS = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

/** Why there is no rendered page. `crash`: the thread died, perhaps of something that an earlier page left behind. */
export class RenderFault extends Error {
  readonly kind: 'boot' | 'busy' | 'threw' | 'late' | 'crash'

  constructor(kind: RenderFault['kind'], message: string) {
    super(message)
    this.kind = kind
  }
}

/** One release's worker thread: one question at a time, each under a limit; a thread that failed is replaced. */
export class RenderThread {
  private readonly data: RenderWorkerData
  private worker: Promise<Worker> | null = null
  private turns: Promise<unknown> = Promise.resolve()
  private waiting = 0
  private restAt = 0
  private restsFor = ''

  constructor(data: RenderWorkerData) {
    this.data = data
  }

  /** Starts the thread before somebody waits for it. Never rejects. */
  async warm(question: unknown): Promise<void> {
    try {
      await this.exchange(await this.booted(), question, BOOT_LIMIT_MS)
    } catch {
      // Whoever asks for a page learns it, and it is reported then.
    }
  }

  /** Errors: RenderFault. */
  async ask(question: unknown): Promise<PageRendering> {
    if (this.waiting >= MAX_WAITING) throw new RenderFault('busy', `${MAX_WAITING} pages are waiting already`)
    this.waiting += 1
    const turn = this.turns.then(() => this.askTwice(question))
    this.turns = turn.catch(() => undefined)
    return turn.finally(() => {
      this.waiting -= 1
    })
  }

  async close(): Promise<void> {
    const worker = await this.worker?.catch(() => null)
    this.worker = null
    await worker?.terminate()
  }

  /** A page must not pay for a timer that the page before it left: after a crash it gets a fresh thread, once. */
  private async askTwice(question: unknown): Promise<PageRendering> {
    try {
      return await this.exchange(await this.booted(), question, RENDER_LIMIT_MS)
    } catch (error) {
      if (!(error instanceof RenderFault) || error.kind !== 'crash') throw error
      return this.exchange(await this.booted(), question, RENDER_LIMIT_MS)
    }
  }

  private booted(): Promise<Worker> {
    if (Date.now() < this.restAt) throw new RenderFault('boot', this.restsFor)
    this.worker ??= this.boot()
    return this.worker
  }

  private boot(): Promise<Worker> {
    const booting = boot(this.data)
    const forget = () => {
      if (this.worker === booting) this.worker = null
    }
    booting.then(
      // It may end while nobody asks it anything, of a timer that a page left behind.
      (worker) => worker.once('exit', forget),
      (error: unknown) => {
        forget()
        this.restAt = Date.now() + PAUSE_AFTER_FAULT_MS
        this.restsFor = error instanceof Error ? error.message : String(error)
      },
    )
    return booting
  }

  private async exchange(worker: Worker, question: unknown, limitMs: number): Promise<PageRendering> {
    try {
      worker.postMessage(question)
      const answer = await firstMessage(worker, limitMs)
      if (typeof answer.fault === 'string') throw new RenderFault('threw', answer.fault)
      const parsed = PageRendering.safeParse(answer.rendering)
      if (!parsed.success) throw new RenderFault('threw', 'the server bundle answered in another shape')
      return parsed.data
    } catch (error) {
      if (error instanceof RenderFault && error.kind === 'threw') throw error
      this.worker = null
      void worker.terminate()
      throw error
    }
  }
}

interface Message {
  readonly ready?: boolean
  readonly rendering?: unknown
  readonly fault?: string
}

async function boot(data: RenderWorkerData): Promise<Worker> {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
    workerData: data,
    env: { NODE_ENV: 'production' },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    resourceLimits: LIMITS,
    stdout: true,
    stderr: true,
  })
  // What the release prints is its own affair, and must not fill a buffer.
  worker.stdout.resume()
  worker.stderr.resume()
  worker.unref()
  try {
    await firstMessage(worker, BOOT_LIMIT_MS)
    // Between two questions nobody listens: without this an error there would end the server.
    worker.on('error', () => undefined)
    return worker
  } catch (error) {
    void worker.terminate()
    throw new RenderFault('boot', error instanceof Error ? error.message : String(error))
  }
}

function firstMessage(worker: Worker, limitMs: number): Promise<Message> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      settle()
    }
    const onMessage = (message: Message) => end(() => resolve(message))()
    const onError = (error: unknown) => end(() => reject(new RenderFault('crash', String(error))))()
    const onExit = end(() => reject(new RenderFault('crash', 'the thread ended')))
    const onLate = end(() => reject(new RenderFault('late', `no answer within ${limitMs} ms`)))
    const timer = setTimeout(onLate, limitMs)
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}
