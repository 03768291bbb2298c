type Work = () => Promise<void>

interface Turns {
  readonly running: Promise<void>
  next: Promise<void> | null
}

/**
 * Runs work of one key one after the other. All who ask while it runs share one more run: each gets a run that began after
 * they asked.
 */
export function inTurns(): (key: string, work: Work) => Promise<void> {
  const turns = new Map<string, Turns>()

  function start(key: string, work: Work): Promise<void> {
    const running = work().finally(() => {
      const current = turns.get(key)
      if (current?.running === running && current.next === null) turns.delete(key)
    })
    turns.set(key, { running, next: null })
    return running
  }

  return (key, work) => {
    const current = turns.get(key)
    if (!current) return start(key, work)
    current.next ??= current.running.catch(() => undefined).then(() => start(key, work))
    return current.next
  }
}
