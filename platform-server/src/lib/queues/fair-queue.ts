interface Limits {
  /** How many tasks run at once. */
  readonly slots: number
  /** How many tasks may wait or run at each level of a client's path: `[60, 6]` is 60 of a tenant, 6 of an account. */
  readonly maxTasks: readonly number[]
}

/** One task's place in the queue. */
interface Place {
  /** For whom the work is done, from group to member: `[tenant, account]`. */
  readonly client: readonly string[]
  /** Tasks with the same key run one after the other. */
  readonly exclusive?: string
  /** Ends the wait for a turn; work that has started goes on. */
  readonly signal?: AbortSignal
}

interface Waiting {
  readonly groups: readonly Group[]
  readonly exclusive: string | undefined
  readonly start: () => void
}

/** What starts a client's path: a tenant, or one of its accounts. */
interface Group {
  readonly key: string
  tasks: number
  /** Number of the turn that it had last; for a new one, of the last turn of all. */
  lastTurn: number
}

/** A client, or a group that it belongs to, has as many waiting tasks as it may. */
export class QueueFullError extends Error {}

/** Groups take turns, and within a group its members, so that no client with many tasks delays another by more than one. */
export class FairQueue {
  private readonly limits: Limits
  private readonly groups = new Map<string, Group>()
  /** In the order of arrival. */
  private readonly waiting = new Set<Waiting>()
  private readonly exclusives = new Set<string>()
  private running = 0
  private turn = 0

  constructor(limits: Limits) {
    this.limits = limits
  }

  /** Errors: `QueueFullError`; the signal's reason, if it ends before the work started; those of the work. */
  async run<Result>({ client, exclusive, signal }: Place, work: () => Promise<Result>): Promise<Result> {
    const groups = this.enter(client)
    try {
      await this.ownTurn({ groups, exclusive }, signal)
      try {
        return await work()
      } finally {
        this.running -= 1
        if (exclusive !== undefined) this.exclusives.delete(exclusive)
        this.startNext()
      }
    } finally {
      for (const group of groups) group.tasks -= 1
      for (const { key, tasks } of groups) if (tasks === 0) this.groups.delete(key)
    }
  }

  private enter(client: readonly string[]): readonly Group[] {
    const groups = client.map((_, level): Group => {
      const key = JSON.stringify(client.slice(0, level + 1))
      return this.groups.get(key) ?? { key, tasks: 0, lastTurn: this.turn }
    })
    if (groups.some(({ tasks }, level) => tasks >= (this.limits.maxTasks[level] ?? Infinity)))
      throw new QueueFullError('Too many tasks are already waiting.')
    for (const group of groups) {
      group.tasks += 1
      this.groups.set(group.key, group)
    }
    return groups
  }

  private ownTurn(place: Omit<Waiting, 'start'>, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const entry = { ...place, start: resolve }
      this.waiting.add(entry)
      signal?.addEventListener('abort', () => {
        if (this.waiting.delete(entry)) reject(signal.reason as Error)
      })
      this.startNext()
    })
  }

  private startNext(): void {
    const next = this.running < this.limits.slots ? this.longestWithoutTurn() : null
    if (!next) return
    this.waiting.delete(next)
    this.running += 1
    this.turn += 1
    for (const group of next.groups) group.lastTurn = this.turn
    if (next.exclusive !== undefined) this.exclusives.add(next.exclusive)
    next.start()
  }

  /** Of those that may start now. */
  private longestWithoutTurn(): Waiting | null {
    let first: Waiting | null = null
    for (const entry of this.waiting) {
      const isBlocked = entry.exclusive !== undefined && this.exclusives.has(entry.exclusive)
      if (!isBlocked && (!first || hadTurnBefore(entry, first))) first = entry
    }
    return first
  }
}

function hadTurnBefore(one: Waiting, other: Waiting): boolean {
  for (const [level, { lastTurn }] of one.groups.entries()) {
    const difference = lastTurn - (other.groups[level]?.lastTurn ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
