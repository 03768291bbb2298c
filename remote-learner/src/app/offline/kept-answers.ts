import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval'

interface KeptAnswer {
  readonly data: unknown
  /** When the server gave it, by the device's clock. */
  readonly at: number
}

const keyOf = (owner: string, query: string) => `${owner} ${query}`

let store: UseStore | undefined
function answers(): UseStore | null {
  if (!('indexedDB' in globalThis)) return null
  store ??= createStore('learner', 'answers')
  return store
}

/** What the server last said to this person, for when it cannot be asked. Rejects where the browser keeps nothing. */
export async function keepAnswer(owner: string, query: string, kept: KeptAnswer): Promise<void> {
  const kind = answers()
  if (kind) await set(keyOf(owner, query), kept, kind)
}

/** `undefined` where this person was never told. */
export async function readKeptAnswer(owner: string, query: string): Promise<unknown> {
  const kind = answers()
  const kept = kind ? await get<KeptAnswer>(keyOf(owner, query), kind) : undefined
  return kept && movedOn(kept)
}

export async function forgetAnswer(owner: string, query: string): Promise<void> {
  const kind = answers()
  if (kind) await delMany([keyOf(owner, query)], kind)
}

/** Nobody reads here what another was told; without an owner nobody reads anything. */
export async function forgetOthers(owner: string | null): Promise<void> {
  const kind = answers()
  if (!kind) return
  const all = await keys<string>(kind)
  const others = all.filter((key) => owner === null || !key.startsWith(keyOf(owner, '')))
  if (others.length > 0) await delMany(others, kind)
}

/** An answer that tells the server's time tells it as of now: the clock of an attempt goes on while nobody asks. */
function movedOn({ data, at }: KeptAnswer): unknown {
  if (typeof data !== 'object' || data === null || !('serverNow' in data)) return data
  const then = Date.parse(String(data.serverNow))
  return { ...data, serverNow: new Date(then + Math.max(0, Date.now() - at)).toISOString() }
}
