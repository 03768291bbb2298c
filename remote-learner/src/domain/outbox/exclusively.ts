const queues = new Map<string, Promise<void>>()

/** Runs one task at a time under this name, over all tabs of the browser. A closed tab gives its turn to the next. */
export type Exclusively = (name: string, task: () => Promise<void>) => Promise<void>

export const exclusively: Exclusively = async (name, task) => {
  // Web Locks need a secure context. On a plain-http intranet host, only this tab's order is guaranteed.
  if (!('locks' in navigator)) return inThisTab(name, task)
  let hasStarted = false
  const start = () => {
    hasStarted = true
    return task()
  }
  try {
    await navigator.locks.request(name, start)
  } catch (error) {
    if (hasStarted) throw error
    // A browser that blocks site data refuses the lock. The tabs share no entries then.
    await inThisTab(name, task)
  }
}

const inThisTab: Exclusively = (name, task) => {
  const turn = (queues.get(name) ?? Promise.resolve()).then(task, task)
  queues.set(name, turn)
  return turn
}
