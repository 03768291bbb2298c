/** Records what one page did in one visit and what remains of it. Late effects count for the page that caused them. */
export interface Ledger {
  readonly page: string
  /** Errors that it threw or did not catch. */
  readonly faults: string[]
  /** First lines of its `console.error` messages. */
  readonly logged: string[]
  /** Requests that did not go through `Platform.fetch`. */
  readonly requests: string[]
  /** Its pending tasks and short timers. */
  readonly soon: Set<unknown>
  /** Running intervals. */
  readonly intervals: Set<unknown>
  /** `window resize`: its remaining listeners on targets that outlive the page. */
  readonly listeners: () => readonly string[]
  /** Timers set so far. */
  timersSet: number
  /** The page was unmounted and must not do anything after that. */
  hasLeft: boolean
  /** Global names, and changes of html and body, from after the unmount. */
  readonly late: { readonly names: Set<string>; isFrameChanged: boolean }
}

export function openLedger(page: string, listeners: () => readonly string[]): Ledger {
  return {
    ...{ page, listeners, faults: [], logged: [], requests: [], soon: new Set(), intervals: new Set() },
    ...{ timersSet: 0, hasLeft: false, late: { names: new Set<string>(), isFrameChanged: false } },
  }
}
