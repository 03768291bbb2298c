import { forEach } from './for-each.ts'

it('does the work of all in order, and then throws what failed', async () => {
  const done: number[] = []
  const work = (failing: readonly number[]) =>
    forEach([1, 2, 3], async (item) => {
      if (failing.includes(item)) throw new Error(`${item} failed`)
      done.push(item)
    })
  await work([])
  await expect(work([2])).rejects.toThrow('2 failed')
  await expect(work([1, 2])).rejects.toMatchObject({
    message: '2 of 3 failed',
    errors: [{ message: '1 failed' }, { message: '2 failed' }],
  })
  expect(done).toEqual([1, 2, 3, 1, 3, 3])
})
