import { createStore, delMany, entries, get, keys, set, type UseStore } from 'idb-keyval'
import type { DownloadRecord } from './downloads/download-state.rule.ts'

export interface CachedResponse {
  readonly data: unknown
  /** When the server sent it, by the device's clock. */
  readonly at: number
}

const keyOf = (owner: string, query: string) => `${owner} ${query}`

let store: UseStore | undefined
function openStore(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('learner', 'answers')
  return store
}

/** Stores the server's last response to this person, for offline use. Rejects if the browser cannot store it. */
export async function cacheResponse(owner: string, query: string, cached: CachedResponse): Promise<void> {
  const kind = openStore()
  if (kind) await set(keyOf(owner, query), cached, kind)
}

/** `undefined` if no response is stored for this person. */
export async function readCachedResponse(owner: string, query: string): Promise<CachedResponse | undefined> {
  const kind = openStore()
  const cached = kind ? await get<CachedResponse>(keyOf(owner, query), kind) : undefined
  return cached && { ...cached, data: withCurrentServerTime(cached) }
}

export async function deleteCachedResponse(owner: string, query: string): Promise<void> {
  const kind = openStore()
  if (kind) await delMany([keyOf(owner, query)], kind)
}

/** Under this name a stored recording counts among the responses of its module. */
export const recordingQuery = (id: string) => `recording:${id}`

/** Stores the recording of a lesson. Rejects if the browser cannot store it. */
export async function storeRecording(owner: string, id: string, audio: Blob): Promise<void> {
  const kind = openStore()
  if (kind) await set(keyOf(owner, recordingQuery(id)), audio, kind)
}

/** `undefined` if it is not stored for this person. */
export async function readRecording(owner: string, id: string): Promise<Blob | undefined> {
  const kind = openStore()
  return kind ? get<Blob>(keyOf(owner, recordingQuery(id)), kind) : undefined
}

const downloadKey = (owner: string, code: string) => keyOf(owner, `download:${code}`)

/** Rejects if the browser cannot store it. */
export async function saveDownload(owner: string, record: DownloadRecord): Promise<void> {
  const kind = openStore()
  if (kind) await set(downloadKey(owner, record.code), record, kind)
}

/** The modules that this person downloaded here. */
export async function readDownloads(owner: string): Promise<readonly DownloadRecord[]> {
  const kind = openStore()
  if (!kind) return []
  const all = await entries<string, DownloadRecord>(kind)
  return all.filter(([key]) => key.startsWith(downloadKey(owner, ''))).map(([, record]) => record)
}

/** With the stored responses that belong to this module only. */
export async function deleteDownload(owner: string, { code, queries }: DownloadRecord): Promise<void> {
  const kind = openStore()
  const stored = queries.map((query) => keyOf(owner, query))
  if (kind) await delMany([downloadKey(owner, code), ...stored], kind)
}

/** Deletes the responses of other accounts, because they may not be read here; without an owner, deletes all. */
export async function deleteOtherAccounts(owner: string | null): Promise<void> {
  const kind = openStore()
  if (!kind) return
  const all = await keys<string>(kind)
  const others = all.filter((key) => owner === null || !key.startsWith(keyOf(owner, '')))
  if (others.length > 0) await delMany(others, kind)
}

/** Advances the server's time in a stored response to now: the clock of an attempt also runs while offline. */
function withCurrentServerTime({ data, at }: CachedResponse): unknown {
  if (typeof data !== 'object' || data === null || !('serverNow' in data)) return data
  const then = Date.parse(String(data.serverNow))
  return { ...data, serverNow: new Date(then + Math.max(0, Date.now() - at)).toISOString() }
}
