import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

interface KeptAnswer {
  readonly data: unknown
  /** When the server sent it, by the device's clock. */
  readonly at: number
}

const keyOf = (owner: string, query: string) => `${owner} ${query}`

let store: UseStore | undefined
function answers(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('learner', 'answers')
  return store
}

/** Stores the server's last response to this person, for offline use. Rejects if the browser cannot store it. */
export async function keepAnswer(owner: string, query: string, kept: KeptAnswer): Promise<void> {
  const kind = answers()
  if (kind) await set(keyOf(owner, query), kept, kind)
}

/** `undefined` if no response is stored for this person. */
export async function readKeptAnswer(owner: string, query: string): Promise<unknown> {
  const kind = answers()
  const kept = kind ? await get<KeptAnswer>(keyOf(owner, query), kind) : undefined
  return kept && movedOn(kept)
}

export async function forgetAnswer(owner: string, query: string): Promise<void> {
  const kind = answers()
  if (kind) await delMany([keyOf(owner, query)], kind)
}

/** Deletes the responses of other accounts, because they may not be read here; without an owner, deletes all. */
export async function forgetOthers(owner: string | null): Promise<void> {
  const kind = answers()
  if (!kind) return
  const all = await keys<string>(kind)
  const others = all.filter((key) => owner === null || !key.startsWith(keyOf(owner, '')))
  if (others.length > 0) await delMany(others, kind)
}

/** Advances the server's time in a stored response to now: the clock of an attempt also runs while offline. */
function movedOn({ data, at }: KeptAnswer): unknown {
  if (typeof data !== 'object' || data === null || !('serverNow' in data)) return data
  const then = Date.parse(String(data.serverNow))
  return { ...data, serverNow: new Date(then + Math.max(0, Date.now() - at)).toISOString() }
}
