const TIMEOUT_MS = 1_500

/** Resolves when the browser is idle, or earlier if the user starts to use the page. */
export function whenIdleOrUsed(whenUsed: (run: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    whenUsed(resolve)
    // Safari does not support it.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS })
    else setTimeout(resolve, 0)
  })
}
