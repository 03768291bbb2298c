const PATIENCE_MS = 1_500

/** When the browser has nothing better to do, or somebody shows that they want to use the page. */
export function whenIdleOrUsed(whenUsed: (run: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    whenUsed(resolve)
    // Safari has none.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS })
    else setTimeout(resolve, 0)
  })
}
