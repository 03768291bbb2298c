const turns = new Map<string, Promise<void>>()

/** One at a time under this name, over all tabs of the browser. */
export function exclusively(name: string, task: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) return navigator.locks.request(name, task)
  // Web Locks need a secure context; on a plain-http intranet host one tab's own order has to do.
  const turn = (turns.get(name) ?? Promise.resolve()).then(task, task)
  turns.set(name, turn)
  return turn
}
