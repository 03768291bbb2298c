import { useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LockIcon } from '../layout/icon.tsx'
import { classNames } from '../lib/class-names.ts'
import type { MenuAction, MenuLink } from './menu-entry.ts'
import styles from './menu.module.css'

interface MenuItemProps {
  readonly entry: MenuLink | MenuAction
  readonly onClose: () => void
}

export function MenuItem({ entry, onClose }: MenuItemProps) {
  return 'to' in entry ? (
    <MenuItemLink entry={entry} onClose={onClose} />
  ) : (
    <MenuItemAction entry={entry} onClose={onClose} />
  )
}

function MenuItemLink({ entry, onClose }: { readonly entry: MenuLink; readonly onClose: () => void }) {
  const reasonId = useId()
  const reason = entry.lockedReason
  // The tooltip is inside the link, so that a mouse on it is still on the link; it is no part of the name.
  const locked = reason && { 'aria-label': entry.label, 'aria-describedby': reasonId }
  return (
    <Link to={entry.to} role="menuitem" tabIndex={-1} className={styles.item} onClick={onClose} {...locked}>
      <ItemContent entry={entry}>{reason && <LockIcon size={1} className={styles.lock} />}</ItemContent>
      {reason && (
        <span id={reasonId} role="tooltip" className={styles.reason}>
          {reason}
        </span>
      )}
    </Link>
  )
}

function MenuItemAction({ entry, onClose }: { readonly entry: MenuAction; readonly onClose: () => void }) {
  const select = () => {
    if (entry.isDisabled) return
    onClose()
    entry.onSelect()
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classNames(styles.item, entry.isDanger && styles.danger)}
      aria-disabled={entry.isDisabled}
      onClick={select}
    >
      <ItemContent entry={entry} />
    </button>
  )
}

function ItemContent({
  entry,
  children,
}: {
  readonly entry: MenuLink | MenuAction
  readonly children?: ReactNode
}) {
  return (
    <>
      {entry.icon}
      <span className={styles.itemLabel}>{entry.label}</span>
      {entry.aside}
      {children}
    </>
  )
}
