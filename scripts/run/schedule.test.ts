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

test('begins a step when those it waits for have ended', async () => {
  const { events } = await watched([{ name: 'browser', after: ['build'] }, { name: 'build' }])
  expect(events).toEqual(['+build', '-build', '+browser', '-browser'])
})

test('leaves the last word to steps that want to be alone', async () => {
  const { events } = await watched([{ name: 'browser', alone: true }, { name: 'lint' }, { name: 'types' }])
  expect(events.slice(-2)).toEqual(['+browser', '-browser'])
})

test('does not wait for a step that nobody asked for', async () => {
  const { events } = await watched([{ name: 'browser', after: ['build'] }])
  expect(events).toEqual(['+browser', '-browser'])
})
