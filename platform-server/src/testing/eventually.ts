const STEP_MS = 20
/** Shorter than the time limit of a test; beside other work a process of its own may take seconds to start. */
const TIMEOUT_MS = 20_000

/** Retries until the check passes; its last failure is the failure. For effects of another process or connection. */
export async function eventually<T>(check: () => Promise<T> | T): Promise<T> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
}
