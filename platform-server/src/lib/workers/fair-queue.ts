/** For whom work is done. */
export interface QueueClient {
  readonly tenantId: number
  /** An account, or the address of a visitor without one. */
  readonly account: string
}

interface Limits {
  /** How many tasks run at once. */
  readonly slots: number
  /** How many tasks of one account may wait or run. */
  readonly perAccount: number
  readonly perTenant: number
}

interface Waiting {
  readonly start: () => void
}

type Accounts = Map<string, Waiting[]>

/** An account, or its tenant, has as many waiting tasks as it may. */
export class QueueFullError extends Error {}

/** Work takes turns: tenant by tenant, and within one account by account, so that no backlog blocks the others. */
export class FairQueue {
  private readonly limits: Limits
  private readonly waiting = new Map<number, Accounts>()
  private readonly counts = new Map<string, number>()
  private free: number

  constructor(limits: Limits) {
    this.limits = limits
    this.free = limits.slots
  }

  /** Errors: `QueueFullError`; the signal's reason, if it ends before the work started; those of the work. */
  async run<T>(customer: QueueClient, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const keys = this.countIn(customer)
    try {
      await this.turn(customer, signal)
      try {
        return await work()
      } finally {
        this.free += 1
        this.next()
      }
    } finally {
      for (const key of keys) this.counts.set(key, this.count(key) - 1)
      for (const key of keys) if (this.count(key) === 0) this.counts.delete(key)
    }
  }

  private countIn({ tenantId, account }: QueueClient): readonly string[] {
    const [tenant, one] = [`${tenantId}`, `${tenantId} ${account}`]
    if (this.count(one) >= this.limits.perAccount || this.count(tenant) >= this.limits.perTenant)
      throw new QueueFullError('Too many tasks are already waiting.')
    for (const key of [tenant, one]) this.counts.set(key, this.count(key) + 1)
    return [tenant, one]
  }

  private count(key: string): number {
    return this.counts.get(key) ?? 0
  }

  private turn({ tenantId, account }: QueueClient, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const accounts = this.waiting.get(tenantId) ?? new Map<string, Waiting[]>()
      const mine = accounts.get(account) ?? []
      const entry = { start: resolve }
      this.waiting.set(tenantId, accounts.set(account, [...mine, entry]))
      signal?.addEventListener('abort', () => {
        if (this.remove(tenantId, account, entry)) reject(signal.reason as Error)
      })
      this.next()
    })
  }

  private remove(tenantId: number, account: string, entry: Waiting): boolean {
    const accounts = this.waiting.get(tenantId)
    const mine = accounts?.get(account)
    if (!accounts || !mine?.includes(entry)) return false
    this.updateWaiting(
      tenantId,
      accounts,
      account,
      mine.filter((each) => each !== entry),
    )
    return true
  }

  private next(): void {
    const [first] = this.waiting
    if (this.free === 0 || !first) return
    const [tenantId, accounts] = first
    const [[account, [entry, ...rest]] = ['', []]] = accounts
    // A tenant that had a turn is last in the next round.
    this.waiting.delete(tenantId)
    accounts.delete(account)
    this.updateWaiting(tenantId, accounts, account, rest)
    if (!entry) return
    this.free -= 1
    entry.start()
  }

  private updateWaiting(tenantId: number, accounts: Accounts, account: string, rest: Waiting[]): void {
    if (rest.length > 0) accounts.set(account, rest)
    else accounts.delete(account)
    if (accounts.size > 0) this.waiting.set(tenantId, accounts)
    else this.waiting.delete(tenantId)
  }
}
