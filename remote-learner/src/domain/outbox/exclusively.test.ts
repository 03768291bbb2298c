import { exclusively } from './exclusively.ts'

const withLocks = (request: (name: string, task: () => Promise<void>) => Promise<void>) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })

afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

it('runs the tasks one by one in this tab where the browser refuses the lock', async () => {
  withLocks(() => Promise.reject(new DOMException('', 'SecurityError')))
  const ran: string[] = []
  const task = (name: string) => async () => {
    ran.push(`${name} starts`)
    await Promise.resolve()
    ran.push(`${name} ends`)
  }
  await Promise.all([exclusively('sync', task('one')), exclusively('sync', task('two'))])
  expect(ran).toEqual(['one starts', 'one ends', 'two starts', 'two ends'])
})

it('does not run a task again that failed under the lock', async () => {
  withLocks((_, task) => task())
  const task = jest.fn(() => Promise.reject(new Error('failed')))
  await expect(exclusively('sync', task)).rejects.toThrow('failed')
  expect(task).toHaveBeenCalledTimes(1)
})
