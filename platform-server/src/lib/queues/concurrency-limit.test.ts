import { BusyError, limitConcurrency } from './concurrency-limit.ts'

function heldTask() {
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  return { run: () => held, release: () => release() }
}

test('runs no more tasks at once than there are slots', async () => {
  const run = limitConcurrency({ slots: 2, maxWaiting: 10 })
  let running = 0
  let most = 0
  const task = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
  }
  await Promise.all(Array.from({ length: 9 }, () => run(task)))
  expect(most).toBe(2)
})

test('refuses a task when too many wait already', async () => {
  const run = limitConcurrency({ slots: 1, maxWaiting: 1 })
  const first = heldTask()
  const running = run(first.run)
  const waiting = run(async () => 'waited')
  await expect(run(async () => 'late')).rejects.toThrow(BusyError)
  first.release()
  await running
  await expect(waiting).resolves.toBe('waited')
})

test('gives the slot back when a task fails', async () => {
  const run = limitConcurrency({ slots: 1, maxWaiting: 0 })
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await expect(run(async () => 'next')).resolves.toBe('next')
})
