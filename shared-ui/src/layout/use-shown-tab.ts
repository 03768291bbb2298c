import { useEffect, type RefObject } from 'react'

/** Scrolls a list of tabs that is wider than the screen so far that the open tab is seen; the page itself stays. */
export function useShownTab(list: RefObject<HTMLElement | null>, open: string | undefined): void {
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected=true]')
    if (!list.current || !tab) return
    const [frame, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    if (box.left < frame.left || box.right > frame.right)
      list.current.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2)
  }, [list, open])
}
