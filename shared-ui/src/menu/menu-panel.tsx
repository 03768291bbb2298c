import { useState, type KeyboardEvent, type Ref } from 'react'
import { rovingTarget } from '../lib/roving.rule.ts'
import { createTypeahead } from './typeahead.ts'
import { MenuItem } from './menu-item.tsx'
import type { MenuEntry } from './menu-entry.ts'
import styles from './menu.module.css'

interface MenuPanelProps {
  readonly id: string
  readonly label: string
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
  readonly ref: Ref<HTMLDivElement>
}

/** The open list. It lives in the browser's top layer, so no scrolling table can cut it off. */
export function MenuPanel({ id, label, entries, onClose, ref }: MenuPanelProps) {
  const { onKeyDown } = useRovingItems()
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      {entries.map((entry, at) => {
        if (!entry) return null
        if (!('kind' in entry)) return <MenuItem key={entry.label} entry={entry} onClose={onClose} />
        if (entry.kind === 'separator') return <div key={at} role="separator" className={styles.separator} />
        return (
          <div key={entry.label} role="presentation" className={styles.heading}>
            <span className={styles.headingLabel}>{entry.label}</span>
            {entry.hint !== undefined && <span>{entry.hint}</span>}
          </div>
        )
      })}
    </div>
  )
}

function useRovingItems() {
  const [typeahead] = useState(() => createTypeahead(Date.now))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const texts = items.map((item) => item.textContent)
    const next = rovingTarget(event.key, at, items.length, 'vertical') ?? typeahead(event, at, texts)
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
  return { onKeyDown }
}
