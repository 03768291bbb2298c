import { createTurns } from './turns.ts'

test('lets tasks of one key follow one another, even after a failure, and others run beside them', async () => {
  const inTurn = createTurns()
  const events: string[] = []
  const task =
    (name: string, fails = false) =>
    async () => {
      events.push(`${name} starts`)
      await new Promise(setImmediate)
      events.push(`${name} ends`)
      if (fails) throw new Error(name)
    }
  const first = inTurn('ana', task('first', true))
  const results = Promise.all([inTurn('ana', task('second')), inTurn('bob', task('other'))])
  await expect(first).rejects.toThrow('first')
  await results
  expect(events.indexOf('second starts')).toBeGreaterThan(events.indexOf('first ends'))
  expect(events.indexOf('other starts')).toBeLessThan(events.indexOf('first ends'))
})
