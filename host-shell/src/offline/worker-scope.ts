/** What a service worker has beyond a page, as far as it is used here: this project compiles with the types of pages. */
declare global {
  // The types of Workbox name it.
  interface ExtendableEvent extends Event {
    readonly waitUntil: (work: Promise<unknown>) => void
  }
}

export interface WorkerMessage extends ExtendableEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerScope {
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  addEventListener(type: 'install' | 'activate', run: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', run: (event: WorkerMessage) => void): void
}

export const worker = self as unknown as WorkerScope

/** A cache with another name is of an earlier worker, and deleted when this one starts. */
export const CACHES = { files: 'files-1', documents: 'documents-1', who: 'who-1', person: 'person' } as const
