const LOOK_MS = 5
const QUIET_MS = 40
const LONGEST_MS = 3_000

/** Until nothing is on its way any more and React has had its turn. */
export async function quiet(pending: () => number, deadline = performance.now() + LONGEST_MS): Promise<void> {
  // React starts what is to be rendered in a turn of its own.
  await pause(0)
  while (pending() > 0 && performance.now() < deadline) await pause(LOOK_MS)
  await pause(QUIET_MS)
  // What has just arrived may ask for more.
  if (pending() > 0 && performance.now() < deadline) await quiet(pending, deadline)
}

const pause = (
  (set) => (ms: number) =>
    new Promise<void>((resolve) => set(resolve, ms))
)(globalThis.setTimeout)
