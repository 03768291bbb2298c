import { JSDOM, VirtualConsole } from 'jsdom'

/** Taken from Node, which has them as browsers do; jsdom's own do not work with Node's fetch. */
const NODE_GLOBALS = new Set([
  ...[
    'fetch',
    'Request',
    'Response',
    'Headers',
    'AbortController',
    'AbortSignal',
    'DOMException',
    'FormData',
    'Blob',
  ],
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'queueMicrotask',
    'structuredClone',
  ],
  ...[
    'console',
    'process',
    'global',
    'globalThis',
    'Buffer',
    'performance',
    'crypto',
    'URL',
    'URLSearchParams',
  ],
])

const HTML =
  '<!doctype html><html lang="en"><head><title>Conformance</title></head><body><div id="area"></div></body></html>'

/** A window without a screen, its names on the global object, and what jsdom lacks as quiet stand-ins. */
export function installBrowser(): JSDOM {
  const dom = new JSDOM(HTML, { url: 'http://localhost/', virtualConsole: new VirtualConsole() })
  const { window } = dom
  addMissing(window as unknown as Record<string, unknown>)
  for (const name of Object.getOwnPropertyNames(window)) {
    if (NODE_GLOBALS.has(name) || /^(undefined|NaN|Infinity|Object|Function|Array|eval)$/.test(name)) continue
    if (name in globalThis && !BROWSER_GLOBALS.has(name)) continue
    define(name, (window as unknown as Record<string, unknown>)[name])
  }
  define('window', globalThis)
  define('self', globalThis)
  for (const name of [
    'addEventListener',
    'removeEventListener',
    'dispatchEvent',
    'getComputedStyle',
    'scrollTo',
  ])
    define(name, (window as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.bind(window))
  return dom
}

/** Names that Node has as well, but only the window's are right for a document. */
const BROWSER_GLOBALS = new Set([
  'navigator',
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'localStorage',
  'sessionStorage',
  'Storage',
  'location',
  'history',
])

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

class NoopObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return []
  }
}

function addMissing(window: Record<string, unknown>): void {
  const nothing = () => undefined
  window['matchMedia'] ??= (media: string) => ({
    ...{ matches: false, media, onchange: null, dispatchEvent: () => false },
    ...{
      addEventListener: nothing,
      removeEventListener: nothing,
      addListener: nothing,
      removeListener: nothing,
    },
  })
  for (const name of ['IntersectionObserver', 'ResizeObserver', 'PerformanceObserver'])
    window[name] ??= NoopObserver
  window['scrollTo'] = nothing
  addFrames(window)
  addElements(window, nothing)
}

function addFrames(window: Record<string, unknown>): void {
  // jsdom's own runs on an interval, which would count as one of the page's.
  window['requestAnimationFrame'] = (run: (now: number) => void) =>
    setTimeout(() => run(performance.now()), 16)
  window['cancelAnimationFrame'] = (id: number) => clearTimeout(id)
  window['requestIdleCallback'] ??= (run: () => void) => setTimeout(run, 0)
  window['cancelIdleCallback'] ??= (id: number) => clearTimeout(id)
}

function addElements(window: Record<string, unknown>, nothing: () => undefined): void {
  const element = (window['HTMLElement'] as { prototype: Record<string, unknown> }).prototype
  const dialog = (window['HTMLDialogElement'] as { prototype: Record<string, unknown> }).prototype
  for (const name of ['scrollIntoView', 'showPopover', 'hidePopover', 'setPointerCapture'])
    element[name] ??= nothing
  for (const name of ['show', 'showModal', 'close']) dialog[name] ??= nothing
}
