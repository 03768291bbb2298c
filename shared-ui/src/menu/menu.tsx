import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { useMenu } from './use-menu.ts'
import { ChevronDownIcon, MoreIcon } from '../layout/icon.tsx'
import { MenuPanel } from './menu-panel.tsx'
import type { MenuEntry } from './menu-entry.ts'
import styles from './menu.module.css'

export type { MenuEntry } from './menu-entry.ts'

interface MenuProps {
  /** Text of the button; with `trigger="icon"` only screen readers announce it. */
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly icon?: ReactNode
  readonly trigger?: 'text' | 'icon'
  /** Which edges of button and panel are aligned. */
  readonly align?: 'start' | 'end'
  /** Opens on hover too; a click then keeps it open. */
  readonly openOnHover?: boolean
  /** The current page is one of the entries. */
  readonly isCurrent?: boolean
}

/**
 * A button with a list of links and actions. Enter, Space and the arrow keys open it; inside, arrow keys, Home, End and
 * typed characters move the focus, Escape closes and returns the focus to the button, Tab moves on.
 */
export function Menu({ label, entries, align = 'start', openOnHover = false, ...look }: MenuProps) {
  const panelId = useId()
  const menu = useMenu({ align, openOnHover })
  return (
    <div ref={menu.box} className={styles.box} {...menu.boxEvents}>
      <MenuTrigger
        ref={menu.button}
        label={label}
        {...look}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-controls={menu.isOpen ? panelId : undefined}
        {...menu.buttonEvents}
      />
      {menu.isOpen && (
        <MenuPanel ref={menu.panel} id={panelId} label={label} entries={entries} onClose={menu.close} />
      )}
    </div>
  )
}

type TriggerProps = Pick<MenuProps, 'label' | 'icon' | 'trigger' | 'isCurrent'> & ComponentProps<'button'>

function MenuTrigger({ label, icon, trigger = 'text', isCurrent, ...button }: TriggerProps) {
  const current = isCurrent && styles.current
  if (trigger === 'icon')
    return (
      <button
        type="button"
        {...button}
        aria-label={label}
        className={classNames(styles.trigger, styles.iconTrigger, current)}
      >
        {icon ?? <MoreIcon />}
      </button>
    )
  return (
    <button type="button" {...button} className={classNames(styles.trigger, current)}>
      {icon}
      <span className={styles.label}>{label}</span>
      <ChevronDownIcon size={1} className={styles.chevron} />
    </button>
  )
}
