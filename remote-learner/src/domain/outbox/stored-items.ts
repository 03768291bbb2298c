export type StorageArea = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

export type StoredValue = Readonly<Record<string, unknown>>

export interface StoredItem {
  readonly slot: string
  readonly value: StoredValue
}

/**
 * The items of a storage area under one prefix, by the rest of their key. Never throws: a browser may block site data,
 * and then there is nothing to read. `area` is called each time, because a browser may block even the access to it.
 */
export function createStoredItems(prefix: string, area: () => StorageArea) {
  const remove = (slot: string) => void quietly(() => area().removeItem(prefix + slot))

  function slots(): readonly string[] {
    const keys = quietly(() => {
      const storage = area()
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    })
    return (keys ?? []).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length))
  }

  /** `null` if there is none. A damaged item has no fields: it is listed until the person discards it. */
  function read(slot: string): StoredItem | null {
    const text = quietly(() => area().getItem(prefix + slot))
    return text === null ? null : { slot, value: parseStored(text) ?? {} }
  }

  function write(slot: string, value: object): 'stored' | 'blocked' | 'full' {
    try {
      area().setItem(prefix + slot, JSON.stringify(value))
      return 'stored'
    } catch (error) {
      return (error as { readonly name?: string }).name === 'QuotaExceededError' ? 'full' : 'blocked'
    }
  }

  return { slots, read, write, remove }
}

/** `null` for what is no JSON object. */
export function parseStored(text: string): StoredValue | null {
  const value: unknown = quietly(() => JSON.parse(text) as unknown)
  return typeof value === 'object' && value !== null ? (value as StoredValue) : null
}

function quietly<Result>(run: () => Result): Result | null {
  try {
    return run()
  } catch {
    return null
  }
}
