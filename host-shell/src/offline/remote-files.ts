import type {
  OfflineFilesFailure,
  OfflineFilesReply,
  OfflineFilesRequest,
} from '@platform/shared-contracts/rules'
import { currentBoot } from './current-boot.ts'
import { fileStrategy } from './file-strategy.ts'
import { setStoredRemote } from './stored-remotes.ts'
import { CACHES } from './worker-scope.ts'

/** As many as a browser sends to one host at once. */
const CONCURRENCY = 6
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
    const files = (await currentBoot())?.remotes.get(remote) ?? []
    if (files.length === 0) return reply({ kind: 'failed', reason: 'unknown' })
    if (want === 'measure') return reply(await measure(files))
    await storeAll(event, files, { reply, signal: canceled.signal })
    await setStoredRemote(remote, true)
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

/** Browsers say that they refused, and not how much they would have had. */
class NoRoomError extends Error {
  readonly missing: readonly string[]
  constructor(missing: readonly string[]) {
    super('There is too little room.')
    this.name = 'QuotaExceededError'
    this.missing = missing
  }
}

function reasonOf(error: unknown): OfflineFilesFailure {
  const name = error instanceof Error ? error.name : ''
  return name === 'QuotaExceededError' ? 'storage' : 'network'
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

/** Files are stored as they are without compression, which no browser asks for with a range. */
async function bytesAsStored(urls: readonly string[]): Promise<number> {
  let bytes = 0
  await each(urls, async (url) => {
    const headers = { range: 'bytes=0-' }
    const answer = await fetch(url, { method: 'HEAD', mode: 'cors', credentials: 'same-origin', headers })
    bytes += Number(answer.headers.get('content-length') ?? 0)
  })
  return bytes
}

interface Storing {
  readonly reply: (message: OfflineFilesReply) => void
  readonly signal: AbortSignal
}

async function storeAll(
  event: ExtendableEvent,
  files: readonly string[],
  { reply, signal }: Storing,
): Promise<void> {
  const missing = await missingOf(files)
  try {
    await storeMissing(event, { files, missing }, { reply, signal })
  } catch (error) {
    // A download that only lost the network goes on from here.
    const isRefused = reasonOf(error) === 'storage'
    if (signal.aborted || isRefused) await forget(missing)
    throw isRefused ? new NoRoomError(missing) : error
  }
}

async function forget(urls: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHES.files)
  for (const url of urls) await cache.delete(url)
}

interface FilesToStore {
  readonly files: readonly string[]
  readonly missing: readonly string[]
}

async function storeMissing(
  event: ExtendableEvent,
  { files, missing }: FilesToStore,
  { reply, signal }: Storing,
): Promise<void> {
  let doneCount = files.length - missing.length
  reply({ kind: 'progress', doneCount, fileCount: files.length })
  await each(missing, async (url) => {
    signal.throwIfAborted()
    const request = new Request(url, { mode: 'cors', credentials: 'same-origin' })
    const [answer, stored] = fileStrategy.handleAll({ event, request })
    const { status } = await answer
    if (status !== 200) throw new Error(`${url} answered ${status}.`)
    await stored
    doneCount += 1
    reply({ kind: 'progress', doneCount, fileCount: files.length })
  })
}

async function missingOf(files: readonly string[]): Promise<readonly string[]> {
  const cache = await caches.open(CACHES.files)
  const stored = new Set((await cache.keys()).map(({ url }) => url))
  return files.filter((url) => !stored.has(url))
}

async function storedBytes(files: readonly string[]): Promise<number> {
  const cache = await caches.open(CACHES.files)
  let bytes = 0
  for (const url of files) bytes += (await (await cache.match(url))?.blob())?.size ?? 0
  return bytes
}

/** Rejects with the first failure, once nothing is under way any more. */
async function each(urls: readonly string[], work: (url: string) => Promise<void>): Promise<void> {
  const left = [...urls]
  const next = async (): Promise<void> => {
    for (let url = left.shift(); url !== undefined; url = left.shift()) await work(url)
  }
  const stop = (error: unknown) => {
    left.length = 0
    throw error
  }
  const lanes = Array.from({ length: CONCURRENCY }, () => next().catch(stop))
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}
