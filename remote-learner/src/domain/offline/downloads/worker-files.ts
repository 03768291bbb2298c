import type { OfflineFilesReply, OfflineFilesRequest } from '@platform/shared-contracts/rules'

const REMOTE = 'learner'
/** A worker of an earlier release does not reply. */
const FIRST_REPLY_LIMIT_MS = 10_000

/** `unsupported`: this browser has no service worker, or one that does not store files for a remote. */
export type FilesResult = OfflineFilesReply | { readonly kind: 'unsupported' }

interface Options {
  readonly onProgress?: (doneCount: number, fileCount: number) => void
  readonly signal?: AbortSignal
}

/** Asks the service worker of the site about the files of this remote; resolves with its last reply. */
export async function requestFiles(
  want: OfflineFilesRequest['want'],
  { onProgress, signal }: Options = {},
): Promise<FilesResult> {
  const worker = await activeWorker()
  if (!worker) return { kind: 'unsupported' }
  // The port would never be notified.
  if (signal?.aborted) return { kind: 'failed', reason: 'canceled' }
  const { port1: port, port2 } = new MessageChannel()
  const cancel = () => port.postMessage('cancel')
  signal?.addEventListener('abort', cancel)
  try {
    return await new Promise((resolve) => {
      const limit = setTimeout(() => resolve({ kind: 'unsupported' }), FIRST_REPLY_LIMIT_MS)
      port.onmessage = ({ data }: MessageEvent<OfflineFilesReply>) => {
        clearTimeout(limit)
        if (data.kind === 'progress') onProgress?.(data.doneCount, data.fileCount)
        else resolve(data)
      }
      const request: OfflineFilesRequest = { kind: 'offline-files', remote: REMOTE, want }
      worker.postMessage(request, [port2])
    })
  } finally {
    signal?.removeEventListener('abort', cancel)
    port.close()
  }
}

async function activeWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return registration?.active ?? null
}
