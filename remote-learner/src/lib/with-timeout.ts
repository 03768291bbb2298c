/**
 * Gives up after this long, even if `run` does not obey the signal. A timer of the page, not AbortSignal.timeout: a test's
 * clock can move it.
 */
export async function withTimeout<Result>(
  limitMs: number,
  run: (tooLate: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`No answer within ${limitMs} ms.`)
      controller.abort(error)
      reject(error)
    }, limitMs)
  })
  try {
    return await Promise.race([run(controller.signal), tooLate])
  } finally {
    clearTimeout(timer)
  }
}
