import type { DependencyList } from 'p-graph'
import type { TestStep } from './test-steps.ts'

type OrderedStep = Pick<TestStep, 'name' | 'after' | 'alone'>

/**
 * Which step must have ended before which. A step that must run alone waits for all others, and for those before it
 * that must run alone too. A dependency that is not part of this run is ignored.
 */
export function runOrder(steps: readonly OrderedStep[]): DependencyList {
  const selected = new Set(steps.map(({ name }) => name))
  return steps.flatMap(({ name, after = [], alone = false }, index) => {
    const needed = after.filter((other) => selected.has(other))
    const others = alone ? steps.filter((other, at) => !other.alone || at < index) : []
    const before = new Set([...needed, ...others.map((other) => other.name)])
    return [...before].map((other): [string, string] => [other, name])
  })
}
