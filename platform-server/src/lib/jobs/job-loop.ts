export interface JobLoop {
  wake(): void
  /** Resolves once the current round has ended. */
  stop(): Promise<void>
}

/** Works on every wake-up, and every `pollMs` for jobs that no one announces: retries, and jobs that come due. */
export function startLoop(work: () => Promise<void>, pollMs: number): JobLoop {
  let isStopped = false
  let isWoken = false
  let rouse: () => void = () => undefined

  function pause(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pollMs)
      rouse = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      isWoken = false
      await work()
      if (!isWoken && !isStopped) await pause()
    }
  }

  const ended = run()
  const wake = (): void => {
    isWoken = true
    rouse()
  }
  return {
    wake,
    stop() {
      isStopped = true
      rouse()
      return ended
    },
  }
}
