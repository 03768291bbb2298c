import { useSyncExternalStore } from 'react'
import { usePlatform } from '@platform/shared-contracts/remote'
import type { CartItem } from '@platform/shared-contracts/rules'

const NO_ITEMS: readonly CartItem[] = []

/** The shell's cart; empty on the server and until hydrated. */
export function useCartItems(): readonly CartItem[] {
  const { cart } = usePlatform()
  return useSyncExternalStore(cart.subscribe, cart.items, () => NO_ITEMS)
}
