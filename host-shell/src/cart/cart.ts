import { atom } from 'nanostores'
import type { PlatformCart } from '@platform/shared-contracts/remote'
import { addToCart, removeFromCart, type CartItem } from '@platform/shared-contracts/rules'
import type { EntryStorage } from '../lib/browser-storage.ts'
import { readStoredCart, writeStoredCart } from './stored-cart.rule.ts'

const CART_KEY = 'training-cart'

/** The cart, stored in this browser and the same in all its tabs. A corrupt stored cart is discarded. */
export function createCart(
  storage: EntryStorage,
  events: Pick<EventTarget, 'addEventListener'>,
): PlatformCart {
  const load = (): readonly CartItem[] => {
    const stored = readStoredCart(storage.getItem(CART_KEY))
    if (stored === null) storage.removeItem(CART_KEY)
    return stored ?? []
  }
  const items = atom<readonly CartItem[]>(load())

  const change = (next: readonly CartItem[]) => {
    if (next === items.get()) return
    items.set(next)
    storage.setItem(CART_KEY, writeStoredCart(next))
  }

  events.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent
    if (key === CART_KEY || key === null) items.set(load())
  })

  return {
    items: () => items.get(),
    subscribe: (onChange) => items.listen(onChange),
    add: (item) => change(addToCart(items.get(), item)),
    remove: (code) => {
      const next = removeFromCart(items.get(), code)
      if (next.length < items.get().length) change(next)
    },
    clear: () => {
      items.set([])
      storage.removeItem(CART_KEY)
    },
  }
}
