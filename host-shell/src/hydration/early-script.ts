/* eslint-disable -- inlined as it stands (types stripped): one classic script, no imports, small */
/*
 * Runs before the first paint of a page that the server rendered. It marks the document with what only this browser
 * knows, so that a signed-in user does not see a visitor's page; decides which typeface the page uses; records the
 * user's input until React is loaded; and after the first paint requests the rest of the styles and the scripts, which
 * the server lists in <script id="later">.
 */
;(() => {
  const page = document
  const root = page.documentElement
  let isMember = false
  let isTypefaceCached = false
  const { typeface } = root.dataset
  try {
    const has = (key: string) => Boolean(localStorage.getItem(key))
    isMember = has('token') || has('authToken') || has('refreshToken')
    if (isMember) root.dataset.session = ''
    isTypefaceCached = localStorage.getItem('typeface') === typeface
    if (/^(accepted|declined)$/.test(localStorage.getItem('cookieConsent') ?? '')) root.dataset.consent = ''
  } catch {
    // Storage is blocked: treat the user as a visitor.
  }

  // The typeface is used from the first text on or not at all on this page, which waits at most 100 ms. See
  // fetch-typeface.ts.
  if (typeface && (isTypefaceCached || isLineFast())) {
    const face = new FontFace('Figtree', `url(${typeface})`, { weight: '300 900' })
    const begin = () => {
      clearTimeout(timeout)
      delete root.dataset.awaitsTypeface
    }
    const timeout = setTimeout(begin, 100)
    root.dataset.awaitsTypeface = ''
    face.load().then(() => {
      if ('awaitsTypeface' in root.dataset) page.fonts.add(face)
      begin()
    }, begin)
  }
  function isLineFast() {
    const { connection } = navigator as {
      connection?: { rtt?: number; downlink?: number; saveData?: boolean }
    }
    const { rtt = 1e3, downlink = 0, saveData } = connection ?? {}
    return rtt < 75 && downlink > 5 && !saveData
  }

  const actions: { kind: 'click' | 'submit'; target: HTMLElement }[] = []
  const fields = new Set<EventTarget>()
  const waiting: (() => void)[] = []
  let isUsed = false
  const markUsed = () => {
    isUsed = true
    for (const run of waiting.splice(0)) run()
  }
  // Hide the event from React, which would hydrate for it at once and handle it. It is replayed later (early-input.ts).
  const suppress = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const onClick = (event: Event) => {
    markUsed()
    const target = event.target as HTMLInputElement
    // React does not know the box yet and would miss this click: the `input` event that follows is recorded (onInput).
    if (target.type === 'checkbox' || target.type === 'radio') return event.stopImmediatePropagation()
    const button = target.closest?.<HTMLElement>('a,button,[role=button],[role=tab]')
    // The switch of the language changes this page in place, with what is typed in it; other links lead elsewhere.
    if (!button || button.closest('a[href]:not([hreflang])')) return
    const form = (button as HTMLButtonElement).form
    if (form && (button as HTMLButtonElement).type === 'submit') return
    actions.push({ kind: 'click', target: button })
    suppress(event)
  }
  const onSubmit = (event: Event) => {
    suppress(event)
    actions.push({ kind: 'submit', target: event.target as HTMLElement })
    markUsed()
  }
  const onInput = (event: Event) => {
    if (event.target) fields.add(event.target)
    markUsed()
  }
  const listeners: [string, (event: Event) => void][] = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onInput],
    ['change', onInput],
    ['pointerover', markUsed],
    ['pointerdown', markUsed],
    ['touchstart', markUsed],
    ['keydown', markUsed],
    ['focusin', markUsed],
  ]
  for (const [type, listener] of listeners)
    page.addEventListener(type, listener, { capture: true, passive: false })
  const early: { remotes?: Promise<Response> } = {}
  Object.assign(early, {
    actions,
    fields,
    whenUsed: (run: () => void) => (isUsed ? run() : waiting.push(run)),
    release: () => {
      for (const [type, listener] of listeners) page.removeEventListener(type, listener, true)
    },
  })
  // The shell defines the rest and then freezes it (boot/platform-global.ts).
  Object.defineProperty(window, '__PLATFORM__', { value: { early }, configurable: true })

  let hasRequested = false
  const loadDeferredFiles = () => {
    const list = page.getElementById('later')
    if (hasRequested || !list) return
    hasRequested = true
    for (const file of JSON.parse(list.textContent ?? '[]')) {
      if (file.as === 'fetch') {
        early.remotes = fetch(file.url, { integrity: file.integrity })
        // The code that awaits this promise handles the failure.
        early.remotes.catch(() => {})
        continue
      }
      const isScript = file.as === 'script'
      const tag = page.createElement(isScript ? 'script' : 'link')
      tag.crossOrigin = 'anonymous'
      if (file.integrity) tag.integrity = file.integrity
      const url = new URL(file.url, location.href)
      if (tag instanceof HTMLScriptElement) {
        tag.async = false
        tag.src = url.href
      } else {
        tag.rel = file.as
        if (file.as === 'preload') tag.as = file.url.endsWith('.css') ? 'style' : 'script'
        // The URL must be written exactly as the loader of the release or the shell writes it, or it misses the tag.
        tag.setAttribute('href', file.url.startsWith('/shell/') ? file.url : url.href)
      }
      // A loader treats an existing tag as loaded, so the tag of a failed file must go.
      tag.onerror = () => tag.remove()
      page.head.append(tag)
    }
  }
  // A first paint of only the background does not count.
  const onPaint = (list: PerformanceObserverEntryList) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) loadDeferredFiles()
  }
  const afterPaint = () => {
    // A page in the background is not painted, and a signed-in user sees nothing yet.
    if (isMember || page.visibilityState === 'hidden') loadDeferredFiles()
    else new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
    setTimeout(loadDeferredFiles, 2_000)
  }
  waiting.push(loadDeferredFiles)
  if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', afterPaint)
  else afterPaint()
})()
