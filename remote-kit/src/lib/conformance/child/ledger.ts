/** Records what one page did in one visit and what remains of it. Late effects count for the page that caused them. */
export interface Ledger {
  readonly page: string
  /** Errors that it threw or did not catch. */
  readonly faults: string[]
  /** First lines of what it said to `console.error`. */
  readonly logged: string[]
  /** Requests that did not go through `Platform.fetch`. */
  readonly requests: string[]
  /** Its turns and short timers that are still to come. */
  readonly soon: Set<unknown>
  /** Intervals that go on. */
  readonly intervals: Set<unknown>
  /** `window resize`: its listeners on what outlives the page, that are still there. */
  readonly listeners: () => readonly string[]
  /** Timers set so far. */
  timersSet: number
  /** The page was taken away; from then on it should have nothing to do any more. */
  hasLeft: boolean
  /** Global names and changes of html and body that came after it had left. */
  readonly late: { readonly names: Set<string>; isFrameChanged: boolean }
}

export function openLedger(page: string, listeners: () => readonly string[]): Ledger {
  return {
    ...{ page, listeners, faults: [], logged: [], requests: [], soon: new Set(), intervals: new Set() },
    ...{ timersSet: 0, hasLeft: false, late: { names: new Set<string>(), isFrameChanged: false } },
  }
}
