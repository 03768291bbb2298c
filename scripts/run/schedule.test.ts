import { schedule } from './schedule.ts'
import type { TestStep } from './test-steps.ts'

function watched(steps: readonly Omit<TestStep, 'run'>[]) {
  const events: string[] = []
  const running = new Set<string>()
  let mostAtOnce = 0
  const perform = async ({ name }: TestStep) => {
    running.add(name)
    mostAtOnce = Math.max(mostAtOnce, running.size)
    events.push(`+${name}${running.size > 1 ? ' beside' : ''}`)
    await new Promise((resolve) => setImmediate(resolve))
    running.delete(name)
    events.push(`-${name}`)
  }
  const full = steps.map((step) => ({ ...step, run: () => Promise.reject(new Error('performed elsewhere')) }))
  return schedule(full, perform).then(() => ({ events, mostAtOnce }))
}

test('runs two at once and never three', async () => {
  const { mostAtOnce, events } = await watched(['a', 'b', 'c', 'd'].map((name) => ({ name })))
  expect(mostAtOnce).toBe(2)
  expect(events).toHaveLength(8)
})

test('starts a step when its dependencies have finished', async () => {
  const { events } = await watched([{ name: 'browser', after: ['build'] }, { name: 'build' }])
  expect(events).toEqual(['+build', '-build', '+browser', '-browser'])
})

test('runs steps that must run alone at the end', async () => {
  const { events } = await watched([{ name: 'browser', alone: true }, { name: 'lint' }, { name: 'types' }])
  expect(events.slice(-2)).toEqual(['+browser', '-browser'])
})

test('does not wait for a step that was not requested', async () => {
  const { events } = await watched([{ name: 'browser', after: ['build'] }])
  expect(events).toEqual(['+browser', '-browser'])
})
