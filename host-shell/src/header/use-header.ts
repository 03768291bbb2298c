import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'
import { countsAsSubscribed, trainingPage, type CartItem } from '@platform/shared-contracts/rules'
import { useShell } from '../app/shell-services.ts'
import type { RedirectState } from '../app/redirect-state.ts'
import { headerMessages } from './header.messages.ts'
import { menuItems, type MenuItem, type MenuName } from './menu-model.ts'

/** Position of Training among the entries of the listings: after Home. */
const TRAINING_ORDER = 20

const SUBSCRIPTIONS = '/subscriptions'

export interface HeaderLinks {
  readonly main: readonly MenuItem[]
  readonly services: readonly MenuItem[]
  readonly admin: readonly MenuItem[]
  /** `null` for professional partners, who do not subscribe. */
  readonly subscribe: SubscribeLink | null
}

export interface SubscribeLink {
  readonly label: string
  readonly to: string
  /** For a visitor: the page to return to after signing in. */
  readonly state: RedirectState | null
  readonly cartCount: number
}

/** The cart is stored in the browser, so the server renders an empty one. */
const noItems = () => NO_ITEMS
const NO_ITEMS: readonly CartItem[] = []

/** The header's entries for this person, from the listings of the remotes and the shell's own entries. */
export function useHeader(): HeaderLinks {
  const { listings, routes, session, tenant } = useShell()
  const t = useStore(headerMessages)
  const state = useStore(session.state)
  const config = useStore(tenant.config)
  const language = useStore(locale)
  const subscribe = useSubscribe()

  return useMemo(() => {
    const entries = listings.flatMap(({ nav }) => nav)
    const around = { session: state, tenant: config, routes, locale: language }
    const menu = (name: MenuName) => menuItems(name, entries, around)
    const training: MenuItem = {
      label: t.training,
      to: state.user ? trainingPage(state.user) : '/login',
      order: TRAINING_ORDER,
      lock: null,
    }
    const main = [...menu('main'), training].sort((left, right) => left.order - right.order)
    const services = state.user ? menu('services') : []
    return { main, services, admin: menu('admin'), subscribe }
  }, [listings, routes, state, config, language, t, subscribe])
}

function useSubscribe(): HeaderLinks['subscribe'] {
  const { session, cart } = useShell()
  const t = useStore(headerMessages)
  const { user } = useStore(session.state)
  const cartCount = useSyncExternalStore(cart.subscribe, cart.items, noItems).length
  return useMemo(() => {
    if (user?.isProfessionalPartner) return null
    const label = user && countsAsSubscribed(user) ? t.subscription : t.subscribe
    return user
      ? { label, to: SUBSCRIPTIONS, state: null, cartCount }
      : { label, to: '/login', state: { reason: 'sign-in', from: SUBSCRIPTIONS }, cartCount }
  }, [user, t, cartCount])
}
