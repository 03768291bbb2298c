import { linkUrl } from './link-url.ts'

/** Pages that are downloaded for one page that is shown; the links of its content come first. */
const MAX_PAGES = 4

/** One after the other leaves a slow line unused between two requests; all at once delays the page that is opened next. */
const PAGES_AT_A_TIME = 2

/**
 * Calls back with the address of each same-origin link that is in view, two at a time: the next when the files of an answer have
 * arrived and the browser is idle. None says that there was nothing to do. Links that are added later count as well.
 */
export function watchVisibleLinks(
  root: HTMLElement,
  download: (url: URL) => readonly HTMLLinkElement[],
): void {
  const visible = new Set<HTMLAnchorElement>()
  const observed = new WeakSet<Element>()
  const started = { on: '', count: 0 }
  const takeNext = () => {
    if (started.on !== location.pathname) Object.assign(started, { on: location.pathname, count: 0 })
    const link = started.count < MAX_PAGES ? likeliest(visible) : undefined
    if (!link) return null
    visible.delete(link)
    observer.unobserve(link)
    const url = link.isConnected ? linkUrl(link) : null
    const files = url ? download(url) : []
    if (files.length > 0) started.count += 1
    return Promise.all(files.map(arrival))
  }
  const loaders = Array.from({ length: PAGES_AT_A_TIME }, () => whenIdle(takeNext))
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) visible.add(target as HTMLAnchorElement)
      else visible.delete(target as HTMLAnchorElement)
    for (const load of loaders) load()
  })
  const observeAll = whenIdle(() => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]'))
      if (!observed.has(link)) {
        observed.add(link)
        observer.observe(link)
      }
    return null
  })
  new MutationObserver(observeAll).observe(root, { childList: true, subtree: true })
  observeAll()
}

function likeliest(links: ReadonlySet<HTMLAnchorElement>): HTMLAnchorElement | undefined {
  const all = [...links]
  return all.find((link) => link.closest('main')) ?? all[0]
}

/** Fulfilled also if the file does not come. */
function arrival(link: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    link.onload = link.onerror = resolve
  })
}

/** Runs a task when the browser is idle, and again after each promise that it answers. */
function whenIdle(task: () => Promise<unknown> | null): () => void {
  let isScheduled = false
  const run = () => {
    const running = task()
    isScheduled = running !== null
    void running?.then(later)
  }
  // Safari has no idle callback.
  const later = () => ('requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200))
  return () => {
    if (isScheduled) return
    isScheduled = true
    later()
  }
}
