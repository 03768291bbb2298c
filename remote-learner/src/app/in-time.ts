/** Gives up after this long. A timer of the page, not AbortSignal.timeout: a test's clock can move it. */
export async function inTime<Result>(
  limitMs: number,
  run: (tooLate: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error(`No answer within ${limitMs} ms.`)), limitMs)
  try {
    return await run(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
