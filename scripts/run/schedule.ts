import type { TestStep } from './test-steps.ts'

const CONCURRENCY = 2

/**
 * Runs the steps in order, up to two in parallel, each when the steps that it depends on have ended. A step that must
 * run alone runs alone. A dependency that is not part of this run is ignored.
 */
export async function schedule(
  steps: readonly TestStep[],
  perform: (step: TestStep) => Promise<void>,
): Promise<void> {
  const stepNames = new Set(steps.map(({ name }) => name))
  const waiting = [...steps]
  const running = new Map<TestStep, Promise<void>>()
  const isBlocked = ({ after = [] }: TestStep) =>
    after.some(
      (name) => stepNames.has(name) && [...waiting, ...running.keys()].some((step) => step.name === name),
    )
  const mayStart = (step: TestStep) => {
    if (isBlocked(step) || [...running.keys()].some(({ alone }) => alone)) return false
    return step.alone
      ? running.size === 0 && waiting.every((other) => other.alone)
      : running.size < CONCURRENCY
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(mayStart)
    const step = waiting[next]
    if (step) {
      waiting.splice(next, 1)
      running.set(
        step,
        perform(step).finally(() => running.delete(step)),
      )
    } else await Promise.race(running.values())
  }
}
