import type { User } from '../http/accounts/user.ts'
import type { Platform } from '../remote/platform.ts'
import { addToCart, removeFromCart, type CartItem } from '../rules/orders/cart.rule.ts'
import { ONCALL_TENANT } from '../rules/tenants/tenant-default.rule.ts'

export const fakeUser: User = {
  id: 7,
  email: 'ana@oncall.test',
  firstName: 'Ana',
  lastName: 'Reyes',
  role: 'user',
  isSubscribed: true,
  isProfessionalPartner: false,
  isOperator: false,
}

/** A platform for tests and dev pages: the tenant oncall, an anonymous visitor, and an API that answers 404. */
export function fakePlatform(overrides: Partial<Platform> = {}): Platform {
  return {
    tenant: ONCALL_TENANT,
    session: { status: 'anonymous', user: null },
    fetch: async (path) => Response.json({ message: `No fake answer for ${path}` }, { status: 404 }),
    cart: fakeCart(),
    notify: () => undefined,
    report: () => undefined,
    ...overrides,
  }
}

export function fakeCart(initial: readonly CartItem[] = []): Platform['cart'] {
  let items = initial
  const listeners = new Set<() => void>()
  const change = (next: readonly CartItem[]) => {
    items = next
    listeners.forEach((listener) => listener())
  }
  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (item) => change(addToCart(items, item)),
    remove: (code) => change(removeFromCart(items, code)),
    clear: () => change([]),
  }
}

/** Session of a signed-in user, with the fields of `fakeUser` by default. */
export function signedInAs(user: Partial<User> = {}): Platform['session'] {
  return { status: 'signedIn', user: { ...fakeUser, ...user } }
}
