import type {
  OfflineFilesFailure,
  OfflineFilesReply,
  OfflineFilesRequest,
} from '@platform/shared-contracts/rules'
import { ChangedError, filesOf, isRefusal, NoRoomError, storeWhole } from './store-remote.ts'
import { bytesAsStored, each, missingOf, storedBytes } from './stored-files.ts'
import { setStoredRemote } from './stored-remotes.ts'

/** No file of a release is compressed to less. */
const MAX_COMPRESSION = 20

/** Answers a remote that wants its files for use without a network (OfflineFilesRequest). Never rejects. */
export async function answerRemote(
  event: ExtendableEvent,
  { remote, want }: OfflineFilesRequest,
  port: MessagePort,
): Promise<void> {
  const reply = (message: OfflineFilesReply) => port.postMessage(message)
  const canceled = new AbortController()
  port.onmessage = () => canceled.abort()
  try {
    if (want === 'release') {
      await setStoredRemote(remote, false)
      return reply({ kind: 'released' })
    }
    if (want === 'measure') {
      // On a slow connection the sizes take longer than a page waits for a worker that may know nothing of this.
      reply({ kind: 'progress', doneCount: 0, fileCount: 0 })
      return reply(await measure(await filesOf(remote)))
    }
    const files = await storeWhole(event, remote, { reply, signal: canceled.signal })
    reply({ kind: 'stored', fileCount: files.length, storedBytes: await storedBytes(files) })
  } catch (error) {
    reply(await failure(error, canceled.signal))
  } finally {
    port.close()
  }
}

async function failure(error: unknown, { aborted }: AbortSignal): Promise<OfflineFilesReply> {
  const reason = aborted ? 'canceled' : reasonOf(error)
  if (!(error instanceof NoRoomError)) return { kind: 'failed', reason }
  const neededBytes = await bytesAsStored(error.missing).catch(() => undefined)
  return { kind: 'failed', reason, ...(neededBytes !== undefined && { neededBytes }) }
}

function reasonOf(error: unknown): OfflineFilesFailure {
  if (error instanceof ChangedError) return 'unknown'
  return isRefusal(error) ? 'storage' : 'network'
}

async function measure(files: readonly string[]): Promise<OfflineFilesReply> {
  const missing = await missingOf(files)
  let missingBytes = 0
  await each(missing, async (url) => {
    const answer = await fetch(url, { method: 'HEAD', mode: 'cors', credentials: 'same-origin' })
    missingBytes += Number(answer.headers.get('content-length') ?? 0)
  })
  const sizes = { fileCount: files.length, missingCount: missing.length, missingBytes }
  if (!(await isRoomScarce(missingBytes))) return { kind: 'measured', ...sizes }
  return { kind: 'measured', ...sizes, missingStoredBytes: await bytesAsStored(missing) }
}

async function isRoomScarce(missingBytes: number): Promise<boolean> {
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate()
  return quota - usage < missingBytes * MAX_COMPRESSION
}
