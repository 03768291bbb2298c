/** Calls back once after `ms`; returns the function that cancels it. */
type After = (ms: number, run: () => void) => () => void

const pageTimer: After = (ms, run) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/**
 * Gives up after this long, even if `run` does not obey the signal. A timer of the page, not AbortSignal.timeout: a test's
 * clock can move it.
 *
 * Errors  rejects if there is no result in time, or as `run` does.
 */
export async function withTimeout<Result>(
  limitMs: number,
  run: (signal: AbortSignal) => Promise<Result>,
  after: After = pageTimer,
): Promise<Result> {
  const controller = new AbortController()
  let cancel: (() => void) | undefined
  const tooLate = new Promise<never>((_, reject) => {
    cancel = after(limitMs, () => {
      const error = new Error(`No answer within ${limitMs} ms.`)
      controller.abort(error)
      reject(error)
    })
  })
  try {
    return await Promise.race([run(controller.signal), tooLate])
  } finally {
    cancel?.()
  }
}
