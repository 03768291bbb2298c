import type { Language } from '@platform/shared-contracts/http'
import {
  cacheResponse,
  deleteCachedResponse,
  deleteDownload,
  readCachedResponse,
  readDownloads,
  readRecording,
  recordingQuery,
  saveDownload,
  storeRecording,
} from '../response-cache.ts'
import type { DownloadRecord } from './download-state.rule.ts'
import { requestFiles } from './worker-files.ts'

export type DownloadFailure = 'network' | 'storage' | 'canceled' | 'unsupported' | 'unknown'

export class DownloadError extends Error {
  readonly reason: DownloadFailure
  /** Of files for which there was no space, as they are stored; `null` where that is not known. */
  readonly neededBytes: number | null

  constructor(reason: DownloadFailure, neededBytes: number | null = null) {
    super(`The module could not be downloaded: ${reason}.`)
    this.reason = reason
    this.neededBytes = neededBytes
  }
}

/** A request of the store that was sent: its answer, and the name under which it is stored. */
export interface SentQuery {
  readonly queryCacheKey: string
  readonly answer: Promise<{ readonly data?: unknown }>
}

/** The recording of a lesson, by the name under which it is stored. */
export interface RecordingToStore {
  readonly id: string
  readonly load: (signal: AbortSignal) => Promise<Blob>
}

export interface Download {
  readonly owner: string
  readonly code: string
  readonly language: Language
  /** Answers that belong to this module only, and those that every page needs. */
  readonly own: readonly (() => SentQuery)[]
  readonly shared: readonly (() => SentQuery)[]
  /** Whether the answers about the module are of one version of its content. */
  readonly isOneVersion: () => boolean
  /** Those that the lessons name once they are stored. */
  readonly recordings: () => readonly RecordingToStore[]
  /** The answers come from this device. */
  readonly isOffline: () => boolean
  readonly now: () => number
  /** Share done, in [0, 1]. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** The texts are few requests, but each may be large. */
const TEXT_SHARE = 0.3

/** How often the texts are read again because their content changed meanwhile. */
const MAX_ROUNDS = 3

/**
 * Stores a module with everything that its pages load. Errors: DownloadError. What was stored until then stays for another
 * try, but is deleted when the person canceled, or when there is too little space.
 */
export async function downloadModule(download: Download): Promise<DownloadRecord> {
  const added: string[] = []
  try {
    return await storeModule({ ...download, added })
  } catch (error) {
    const reason = error instanceof DownloadError ? error.reason : 'unknown'
    if (reason === 'canceled' || reason === 'storage')
      for (const query of added) await deleteCachedResponse(download.owner, query)
    throw error
  }
}

/** `added`: what was not stored before. */
type Storing = Download & { readonly added: string[] }

async function storeModule(download: Storing): Promise<DownloadRecord> {
  const { owner, code, language, signal, now } = download
  const onProgress = (share: number) => {
    if (!signal.aborted) download.onProgress(share)
  }
  const texts = await storeOneVersion({ ...download, onProgress })
  const recordings = await storeRecordings(download)
  const files = await requestFiles('store', {
    signal,
    onProgress: (done, all) => onProgress(TEXT_SHARE + (1 - TEXT_SHARE) * (done / Math.max(1, all))),
  })
  if (files.kind === 'unsupported') throw new DownloadError('unsupported')
  if (files.kind === 'failed') throw new DownloadError(files.reason, files.neededBytes)
  if (files.kind !== 'stored') throw new DownloadError('unknown')
  const record = {
    ...{ code, language, at: now(), textBytes: texts.textBytes, recordingBytes: recordings.sizeBytes },
    ...{ fileBytes: files.storedBytes, queries: [...texts.queries, ...recordings.queries] },
  }
  await forgetReplaced(owner, record)
  await stored(saveDownload(owner, record))
  return record
}

/** Never the lessons of one version with the questions of another. */
async function storeOneVersion(download: Storing) {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const texts = await storeTexts(download)
    if (download.isOneVersion()) return texts
  }
  throw new DownloadError('unknown')
}

async function storeTexts(download: Storing) {
  const { owner, added, own, shared, signal, isOffline, onProgress, now } = download
  const queries: string[] = []
  let textBytes = 0
  const all = [...own, ...shared]
  for (const [index, send] of all.entries()) {
    if (signal.aborted) throw new DownloadError('canceled')
    const { queryCacheKey, answer } = send()
    const isNew = (await readCachedResponse(owner, queryCacheKey)) === undefined
    const { data } = await unlessCanceled(answer, signal)
    if (isNew) added.push(queryCacheKey)
    if (data === undefined || isOffline()) throw new DownloadError('network')
    await stored(cacheResponse(owner, queryCacheKey, { data, at: now() }))
    if (index < own.length) {
      queries.push(queryCacheKey)
      textBytes += JSON.stringify(data).length
    }
    onProgress((TEXT_SHARE * (index + 1)) / all.length)
  }
  return { queries, textBytes }
}

/** The request goes on, and its answer is no longer of use. */
function unlessCanceled<Answer>(answer: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DownloadError('canceled')), { once: true })
    answer.then(resolve, reject)
  })
}

async function storeRecordings({ owner, recordings, signal, added }: Storing) {
  const queries: string[] = []
  let sizeBytes = 0
  for (const { id, load } of recordings()) {
    if (signal.aborted) throw new DownloadError('canceled')
    const known = await readRecording(owner, id)
    const audio = known ?? (await loaded(load(signal), signal))
    if (!known) {
      added.push(recordingQuery(id))
      await stored(storeRecording(owner, id, audio))
    }
    queries.push(recordingQuery(id))
    sizeBytes += audio.size
  }
  return { queries, sizeBytes }
}

async function loaded(loading: Promise<Blob>, signal: AbortSignal): Promise<Blob> {
  return loading.catch(() => {
    throw new DownloadError(signal.aborted ? 'canceled' : 'network')
  })
}

/** What an earlier download of the module stored and this one no longer names, as a replaced recording. */
async function forgetReplaced(owner: string, { code, queries }: DownloadRecord): Promise<void> {
  const before = (await readDownloads(owner)).find((each) => each.code === code)
  for (const query of before?.queries ?? [])
    if (!queries.includes(query)) await deleteCachedResponse(owner, query)
}

/** The browser has no space left, or stores nothing at all, as in some private windows. */
async function stored(writing: Promise<void>): Promise<void> {
  await writing.catch(() => {
    throw new DownloadError('storage')
  })
}

/** The files stay for the modules that are left. */
export async function removeDownload(owner: string, record: DownloadRecord): Promise<void> {
  await deleteDownload(owner, record)
  if ((await readDownloads(owner)).length === 0) await requestFiles('release')
}
