import type { ReactNode } from 'react'

interface Named {
  readonly label: string
  readonly icon?: ReactNode
  /** At the right: a count, a badge. */
  readonly aside?: ReactNode
}

export interface MenuLink extends Named {
  /** A page of the product. */
  readonly to: string
  /** The page would turn this person away: the entry shows a lock, and the reason as its tooltip. */
  readonly lockedReason?: string
}

export interface MenuAction extends Named {
  readonly onSelect: () => void
  readonly isDanger?: boolean
  readonly isDisabled?: boolean
}

/** Links and actions, between them lines and headings. What is null is left out. */
export type MenuEntry =
  | MenuLink
  | MenuAction
  | { readonly kind: 'separator' }
  | { readonly kind: 'heading'; readonly label: string; readonly hint?: string }
  | null
