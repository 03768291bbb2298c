/** Runs tasks with the same key one after another, in the order they came; others do not wait for them. */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>()

  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const before = last.get(key) ?? Promise.resolve()
    const mine = before.then(task, task)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
