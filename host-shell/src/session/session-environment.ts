import type { Clock } from '../lib/clock.ts'
import type { EntryStorage } from '../lib/browser-storage.ts'

/** Everything outside that the session touches; a test gives its own. */
export interface SessionEnvironment {
  /** No trailing slash: `/api`. */
  readonly sessionBase: string
  readonly apiBase: string
  readonly storage: EntryStorage
  /** Lasts as long as the tab, beyond the load of another page. */
  readonly tab: EntryStorage
  readonly fetch: typeof globalThis.fetch
  readonly clock: Clock
  /** Web Locks; absent outside secure contexts. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Where `focus` and `storage` events arrive. */
  readonly events: Pick<EventTarget, 'addEventListener'>
  /** Without a language: the router and the server write it in front themselves. */
  readonly page: {
    readonly path: () => string
    /** Path, query and hash. */
    readonly address: () => string
    readonly load: (path: string) => void
  }
  readonly log: (message: string, error?: unknown) => void
}
