import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** The heading of the open lesson, where the focus goes when another one is opened. */
export const LESSON_TITLE_ID = 'lesson-title'

/** Whoever opens a lesson from the page is taken to its heading, the open one too; coming to the page leaves the focus alone. */
export function useFocusOnLesson(openId: string | null): void {
  const { key } = useLocation()
  const before = useRef({ openId, key })
  useEffect(() => {
    const last = before.current
    before.current = { openId, key }
    const isOpened = last.openId !== null && (openId !== last.openId || key !== last.key)
    if (isOpened) document.getElementById(LESSON_TITLE_ID)?.focus()
  }, [openId, key])
}
