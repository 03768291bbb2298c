import { QUARTERS, withMondayCopied, withMoreHours } from './availability-draft.rule.ts'

test('offers each quarter of an hour until midnight', () => {
  expect(QUARTERS).toHaveLength(97)
  expect([QUARTERS[0], QUARTERS[37], QUARTERS[96]]).toEqual(['00:00', '09:15', '24:00'])
})

test('adds hours after those that are there, and never after midnight', () => {
  expect(withMoreHours([])).toEqual([{ from: '09:00', until: '12:00' }])
  expect(withMoreHours([{ from: '09:00', until: '12:30' }]).at(-1)).toEqual({ from: '13:30', until: '16:30' })
  expect(withMoreHours([{ from: '20:00', until: '24:00' }]).at(-1)).toEqual({ from: '23:00', until: '24:00' })
})

test('copies Monday to the other working days', () => {
  const monday = [{ from: '08:00', until: '12:00' }]
  expect(withMondayCopied([monday, [], [], [], [], [], []])).toEqual([
    monday,
    monday,
    monday,
    monday,
    monday,
    [],
    [],
  ])
})
