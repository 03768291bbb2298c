import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '@nanostores/react'
import { CloseIcon, MenuIcon } from '@platform/shared-ui/icon'
import { headerMessages } from './header.messages.ts'
import styles from './narrow-menu.module.css'
import { NarrowLinks } from './narrow-links.tsx'
import { useDismissal } from './use-dismissal.ts'
import type { HeaderLinks } from './use-header.ts'

/** Everything of the header behind one button, where the screen is too narrow for it. */
export function NarrowMenu({ links }: { readonly links: HeaderLinks }) {
  const t = useStore(headerMessages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { key } = useLocation()

  useEffect(() => setOpen(false), [key])
  useDismissal(box, isOpen, (how) => {
    setOpen(false)
    if (how === 'escape') button.current?.focus()
  })

  return (
    <div ref={box} className={styles.box}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={isOpen ? t.closeMenu : t.openMenu}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <CloseIcon size={1.5} /> : <MenuIcon size={1.5} />}
      </button>
      {isOpen && (
        <nav id={id} className={styles.panel} aria-label={t.navigation}>
          <NarrowLinks links={links} />
        </nav>
      )}
    </div>
  )
}
