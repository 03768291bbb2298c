import { RenderFault } from '../render-fault.ts'

interface Task {
  readonly key: string
  readonly start: () => void
}

interface Options {
  /** Tasks at once. */
  readonly slots: number
  /** Tasks of one client with the same key that wait or run. */
  readonly maxEach: number
  readonly maxWaitMs: number
}

/** Runs one task of each key at a time. Clients take turns, so that one with many tasks delays another by one task. */
export class FairTurns {
  private readonly options: Options
  /** The client that was just served moves to the end. */
  private readonly waiting = new Map<string, Task[]>()
  private readonly running = new Set<string>()
  private readonly counts = new Map<string, number>()

  constructor(options: Options) {
    this.options = options
  }

  /** Errors: RenderFault `busy`, and those of `work`. */
  async run<Result>(client: string, key: string, work: () => Promise<Result>): Promise<Result> {
    const { maxEach } = this.options
    const place = `${client} ${key}`
    const mine = this.counts.get(place) ?? 0
    if (mine >= maxEach) throw new RenderFault('busy', `${maxEach} pages are already waiting`)
    this.counts.set(place, mine + 1)
    try {
      await this.turn(client, key)
      try {
        return await work()
      } finally {
        this.running.delete(key)
        this.startNext()
      }
    } finally {
      const left = (this.counts.get(place) ?? 1) - 1
      if (left > 0) this.counts.set(place, left)
      else this.counts.delete(place)
    }
  }

  private turn(client: string, key: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(late)
        resolve()
      }
      const task: Task = { key, start }
      const late = setTimeout(() => {
        this.remove(client, task)
        reject(new RenderFault('busy', `no turn within ${this.options.maxWaitMs} ms`))
      }, this.options.maxWaitMs)
      const others = this.waiting.get(client)
      if (others) others.push(task)
      else this.waiting.set(client, [task])
      this.startNext()
    })
  }

  private startNext(): void {
    for (const [client, tasks] of [...this.waiting]) {
      if (this.running.size >= this.options.slots) return
      const task = tasks.find(({ key }) => !this.running.has(key))
      if (!task) continue
      this.remove(client, task)
      const rest = this.waiting.get(client)
      if (rest) {
        this.waiting.delete(client)
        this.waiting.set(client, rest)
      }
      this.running.add(task.key)
      task.start()
    }
  }

  private remove(client: string, task: Task): void {
    const rest = (this.waiting.get(client) ?? []).filter((one) => one !== task)
    if (rest.length > 0) this.waiting.set(client, rest)
    else this.waiting.delete(client)
  }
}
