import { linkUrl } from './link-url.ts'

/** A pointer that rests on a link this long means to follow it; one that only crosses it does not. */
const REST_MS = 65

/** Calls `onIntent` with the address of each same-origin link that a pointer rests on or presses, a finger touches or a key reaches. */
export function watchLinkIntent(root: Document, onIntent: (url: URL) => void): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  const now = (event: Event) => {
    const url = linkUrl(event.target)
    if (url) onIntent(url)
  }
  const afterRest = (event: Event) => {
    clearTimeout(resting)
    const url = linkUrl(event.target)
    if (url) resting = setTimeout(() => onIntent(url), REST_MS)
  }
  root.addEventListener('pointerover', afterRest, { passive: true })
  root.addEventListener('touchstart', now, { passive: true })
  // Safari gives no focus to a link that is clicked.
  root.addEventListener('pointerdown', now, { passive: true })
  root.addEventListener('focusin', now)
}
