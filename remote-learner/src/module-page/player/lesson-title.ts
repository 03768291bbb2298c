import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The heading of the open lesson. It receives the focus when another lesson is opened. */
export const LESSON_TITLE_ID = 'lesson-title'
/** The heading of its check (lesson-check.tsx). */
export const LESSON_CHECK_ID = 'lesson-check'

/**
 * Opening a lesson from within the page moves the focus to its heading, even if that lesson is already open. Loading
 * the page does not move the focus, and a link to a section of the lesson moves it there instead.
 */
export function useFocusOnLesson(openId: string | null): void {
  const { key, search } = useLocation()
  const before = useRef({ openId, key })
  useEffect(() => {
    const last = before.current
    before.current = { openId, key }
    const isOpened = last.openId !== null && (openId !== last.openId || key !== last.key)
    if (isOpened && !new URLSearchParams(search).has('section'))
      document.getElementById(LESSON_TITLE_ID)?.focus()
  }, [openId, key, search])
}
