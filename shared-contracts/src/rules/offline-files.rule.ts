/**
 * A remote's request to the service worker of its site, sent with a MessagePort that gets the replies. A worker that does
 * not know it does not reply.
 *
 * - `measure`  how many bytes a download would fetch; one `measured`
 * - `store`    fetch and store every file of the release that runs now, and of those that replace it; `progress` for each
 *              file, then `stored`. Any message to the port cancels it: what it has stored until then is deleted,
 *              as where there is too little space.
 * - `release`  no longer store the files of releases that come; one `released`
 */
export interface OfflineFilesRequest {
  readonly kind: 'offline-files'
  /** Id of the remote. */
  readonly remote: string
  readonly want: 'measure' | 'store' | 'release'
}

/** Sizes in bytes: `missingBytes` as they are sent, `storedBytes` as they are stored. */
export type OfflineFilesReply =
  | {
      readonly kind: 'measured'
      readonly fileCount: number
      readonly missingCount: number
      readonly missingBytes: number
      /** As they are stored; only where the browser has little space left. */
      readonly missingStoredBytes?: number
    }
  | { readonly kind: 'progress'; readonly doneCount: number; readonly fileCount: number }
  | { readonly kind: 'stored'; readonly fileCount: number; readonly storedBytes: number }
  | { readonly kind: 'released' }
  | {
      readonly kind: 'failed'
      readonly reason: OfflineFilesFailure
      /** Of `storage`: of all that was missing, as it is stored. */
      readonly neededBytes?: number
    }

/** `storage`: the browser has no space left. `canceled`: by the page. */
export type OfflineFilesFailure = 'network' | 'storage' | 'canceled' | 'unknown'
