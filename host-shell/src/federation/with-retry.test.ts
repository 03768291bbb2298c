import { IntegrityError } from './integrity/integrity-error.ts'
import { withRetry } from './with-retry.ts'

const chunkError = () =>
  Object.assign(new Error('Loading chunk progress failed.'), { name: 'ChunkLoadError' })

function tools(recheck: () => Promise<void> = async () => undefined) {
  const waits: number[] = []
  const rechecks = jest.fn(recheck)
  return {
    waits,
    rechecks,
    suspects: { add: () => undefined, recheck: rechecks },
    random: () => 0.5,
    wait: async (ms: number) => void waits.push(ms),
  }
}

it("returns the third attempt's result after longer and longer waits", async () => {
  const attempt = jest.fn().mockRejectedValueOnce(chunkError()).mockRejectedValueOnce(chunkError())
  attempt.mockResolvedValueOnce('page')
  const kit = tools()
  await expect(withRetry(attempt, kit)).resolves.toBe('page')
  expect(kit.waits).toEqual([150, 300])
})

it('stops after three attempts and reports the phase that failed', async () => {
  const attempt = jest.fn().mockRejectedValue(chunkError())
  await expect(withRetry(attempt, tools())).rejects.toMatchObject({ phase: 'load' })
  expect(attempt).toHaveBeenCalledTimes(3)
})

it('bypasses the cache before a retry, because it holds the bad response', async () => {
  const order: string[] = []
  const attempt = async () => {
    order.push('attempt')
    if (order.length === 1) throw chunkError()
    return 'page'
  }
  await withRetry(
    attempt,
    tools(async () => void order.push('recheck')),
  )
  expect(order).toEqual(['attempt', 'recheck', 'attempt'])
})

it('does not repeat a load whose bytes are wrong on the server', async () => {
  const attempt = jest.fn().mockRejectedValue(chunkError())
  const wrongBytes = async () => {
    throw new IntegrityError('entry.js has other bytes than its release promised.')
  }
  await expect(withRetry(attempt, tools(wrongBytes))).rejects.toMatchObject({ phase: 'integrity' })
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('does not repeat code that arrived and threw', async () => {
  const attempt = jest.fn().mockRejectedValue(new TypeError('x is not a function'))
  await expect(withRetry(attempt, tools())).rejects.toMatchObject({ phase: 'mount' })
  expect(attempt).toHaveBeenCalledTimes(1)
})

it('distinguishes a timeout from other failed loads and retries it', async () => {
  const timeout = Object.assign(chunkError(), { type: 'timeout' })
  const attempt = jest.fn().mockRejectedValue(timeout)
  await expect(withRetry(attempt, tools())).rejects.toMatchObject({ phase: 'timeout' })
  expect(attempt).toHaveBeenCalledTimes(3)
})
