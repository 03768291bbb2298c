import type { ListedRoute, NavEntry, TenantConfig } from '@platform/shared-contracts/http'
import type { Locale } from '@platform/shared-contracts/remote'
import {
  SOURCE_LANGUAGE,
  decideAccess,
  isNavEntryShown,
  type GuardRefusal,
  type GuardSession,
} from '@platform/shared-contracts/rules'
import { accessOf } from '../app/access-of.ts'

export interface MenuItem {
  readonly label: string
  readonly to: string
  readonly order: number
  /** The guard would turn this person away, and why. */
  readonly lock: GuardRefusal | null
}

export type MenuName = NavEntry['menu']

interface Around {
  readonly session: GuardSession
  readonly tenant: Pick<TenantConfig, 'features'>
  readonly routes: readonly ListedRoute[]
  readonly locale: Locale
}

/** The entries of one menu that this person sees (spec section 2, header), in order. */
export function menuItems(name: MenuName, entries: readonly NavEntry[], around: Around): readonly MenuItem[] {
  const { session, tenant } = around
  return entries
    .filter(({ menu, when }) => menu === name && isNavEntryShown(when, session.user, tenant))
    .map((entry) => ({
      label: entry.label[around.locale] ?? entry.label[SOURCE_LANGUAGE],
      to: entry.to,
      order: entry.order,
      lock: lockOf(entry.to, around),
    }))
    .sort((left, right) => left.order - right.order)
}

function lockOf(to: string, { routes, session }: Around): GuardRefusal | null {
  const decision = decideAccess(accessOf(to, routes), session)
  return decision.kind === 'redirect' ? decision.reason : null
}
