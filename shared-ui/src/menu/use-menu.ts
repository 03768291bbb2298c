import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { placeBelow } from '../lib/place-below.ts'

const HOVER_LEAVE_MS = 180

interface MenuOptions {
  readonly align: 'start' | 'end'
  readonly openOnHover: boolean
}

/** The state behind a menu button: what opens it, what closes it, where the focus goes. */
export function useMenu({ align, openOnHover }: MenuOptions) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [entry, setEntry] = useState<'first' | 'last' | null>(null)
  const hover = useHover(openOnHover, setOpen)

  const close = () => {
    if (panel.current?.contains(document.activeElement)) button.current?.focus()
    hover.unpin()
    setOpen(false)
  }
  const openAt = (end: 'first' | 'last' | null) => {
    hover.pin()
    setEntry(end)
    setOpen(true)
    if (isOpen) focusEnd(panel.current, end)
  }
  usePlacedPanel({ isOpen, align, button, panel, entry })
  useOutsidePress(isOpen, box, close)

  return {
    box,
    button,
    panel,
    isOpen,
    close,
    boxEvents: {
      ...hover.events,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        // Else the browser would close the dialog around it too.
        event.preventDefault()
        close()
      },
      onBlur: (event: React.FocusEvent) => {
        const to = event.relatedTarget
        if (isOpen && to instanceof Node && !box.current?.contains(to)) close()
      },
    },
    buttonEvents: {
      // A click that follows a hover keeps the menu open: the person meant to open it.
      onClick: (event: React.MouseEvent) => {
        if (isOpen && hover.isPinned()) close()
        else openAt(event.detail === 0 ? 'first' : null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const end = { ArrowDown: 'first', ArrowUp: 'last' }[event.key] as 'first' | 'last' | undefined
        if (!end) return
        event.preventDefault()
        openAt(end)
      },
    },
  }
}

function useHover(isOn: boolean, setOpen: (isOpen: boolean) => void) {
  const isPinned = useRef(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const react = (event: PointerEvent, act: () => void) => {
    clearTimeout(leaving.current)
    if (isOn && event.pointerType === 'mouse') act()
  }
  return {
    isPinned: () => isPinned.current,
    pin: () => void (isPinned.current = true),
    unpin: () => void (isPinned.current = false),
    events: {
      onPointerEnter: (event: PointerEvent) => react(event, () => setOpen(true)),
      onPointerLeave: (event: PointerEvent) =>
        react(event, () => {
          if (!isPinned.current) leaving.current = setTimeout(() => setOpen(false), HOVER_LEAVE_MS)
        }),
    },
  }
}

interface Placed {
  readonly isOpen: boolean
  readonly align: 'start' | 'end'
  readonly button: { readonly current: HTMLElement | null }
  readonly panel: { readonly current: HTMLElement | null }
  readonly entry: 'first' | 'last' | null
}

function usePlacedPanel({ isOpen, align, button, panel, entry }: Placed) {
  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return
    const [shown, anchor] = [panel.current, button.current]
    const place = () => placeBelow(shown, anchor, align)
    shown.showPopover()
    place()
    focusEnd(shown, entry)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `entry` says where an opening menu puts the focus; a later change must not move it
  }, [isOpen, align, button, panel])
}

function useOutsidePress(isOpen: boolean, box: { readonly current: HTMLElement | null }, close: () => void) {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) latest.current()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [isOpen, box])
}

function focusEnd(panel: HTMLElement | null, end: 'first' | 'last' | null) {
  const items = panel?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []
  if (end) items[end === 'first' ? 0 : items.length - 1]?.focus()
}
