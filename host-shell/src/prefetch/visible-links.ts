import { linkUrl } from './link-url.ts'

/**
 * Calls back with the address of each same-origin link that is in view, one at a time and only while the browser is idle. Links
 * that are added later count as well.
 */
export function watchVisibleLinks(root: HTMLElement, onVisible: (url: URL) => void): void {
  const waiting = new Set<Element>()
  const observed = new WeakSet<Element>()
  const next = oneAtATime(() => {
    const [link] = waiting
    if (!link) return false
    waiting.delete(link)
    observer.unobserve(link)
    const url = link.isConnected ? linkUrl(link) : null
    if (url) onVisible(url)
    return waiting.size > 0
  })
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) waiting.add(target)
      else waiting.delete(target)
    next()
  })
  const observeAll = oneAtATime(() => {
    for (const link of root.querySelectorAll('a[href]'))
      if (!observed.has(link)) {
        observed.add(link)
        observer.observe(link)
      }
    return false
  })
  new MutationObserver(observeAll).observe(root, { childList: true, subtree: true })
  observeAll()
}

/** Runs a task when the browser is idle, and again for as long as it answers that there is more. */
function oneAtATime(task: () => boolean): () => void {
  let isScheduled = false
  const run = () => {
    isScheduled = false
    if (task()) schedule()
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) requestIdleCallback(run)
    else setTimeout(run, 200)
  }
  return schedule
}
