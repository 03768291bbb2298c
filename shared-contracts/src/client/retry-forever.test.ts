import { retryForever } from './retry-forever.ts'

function setUp(failures: number) {
  const pauses: number[] = []
  const attempts: boolean[] = []
  const attempt = (isFirst: boolean) => {
    attempts.push(isFirst)
    return attempts.length > failures ? Promise.resolve('code') : Promise.reject(new Error('offline'))
  }
  const onFailure = jest.fn()
  const wait = (ms: number) => {
    pauses.push(ms)
    return Promise.resolve()
  }
  return { attempt, attempts, pauses, options: { firstPauseMs: 10_000, onFailure, wait } }
}

it('repeats the attempt until it succeeds, with pauses that double up to 30 seconds', async () => {
  const { attempt, attempts, pauses, options } = setUp(4)
  expect(await retryForever(attempt, options)).toBe('code')
  expect(pauses).toEqual([10_000, 20_000, 30_000, 30_000])
  expect(attempts).toEqual([true, false, false, false, false])
  expect(options.onFailure).toHaveBeenCalledTimes(4)
})

it('starts no attempt after it was aborted', async () => {
  const { attempt, attempts, options } = setUp(1)
  const over = new AbortController()
  const onFailure = () => over.abort(new Error('over'))
  await expect(retryForever(attempt, { ...options, onFailure, signal: over.signal })).rejects.toThrow('over')
  expect(attempts).toHaveLength(1)
})
