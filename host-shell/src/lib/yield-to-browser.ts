/** Fulfilled in a task of its own, so that the browser answers what waits for it before this goes on. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
