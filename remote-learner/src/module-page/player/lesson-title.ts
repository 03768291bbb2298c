import { useEffect, useRef } from 'react'

/** The heading of the open lesson, where the focus goes when another one is opened. */
export const LESSON_TITLE_ID = 'lesson-title'

/** Whoever opens another lesson is taken to its heading; coming to the page leaves the focus alone. */
export function useFocusOnLesson(openId: string | null): void {
  const before = useRef(openId)
  useEffect(() => {
    const hasChanged = before.current !== null && openId !== before.current
    before.current = openId
    if (hasChanged) document.getElementById(LESSON_TITLE_ID)?.focus()
  }, [openId])
}
