const { TestEnvironment } = require('jest-environment-jsdom')

// jsdom hides what Node has and browsers have too.
const RESTORED = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'structuredClone',
]

/** Nothing has a size in jsdom, so no size changes. */
class StillObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of RESTORED) this.global[name] ??= globalThis[name]
    // A page over https or on localhost has it, jsdom has not.
    if (!this.global.crypto?.subtle)
      Object.defineProperty(this.global.crypto, 'subtle', { value: crypto.subtle, configurable: true })
    this.global.ResizeObserver ??= StillObserver
    // jsdom's own signal is refused by Node's fetch and Request.
    this.global.AbortController = AbortController
    this.global.AbortSignal = AbortSignal
  }
}
