import fc from 'fast-check'
import { hourPostings, type HourPosting, type HourUse } from './hour-postings.rule.ts'

const use: fc.Arbitrary<HourUse> = fc.record({
  entitlementId: fc.integer({ min: 1, max: 2 }),
  window: fc.integer({ min: 0, max: 4 }),
  minutes: fc.constantFrom(30, 60),
  isHourUsed: fc.boolean(),
})
/** A booking from its first state to its last. */
const history = fc.array(use, { minLength: 1, maxLength: 8 })
const postingsOf = (states: readonly HourUse[]) =>
  states.flatMap((after, index) => hourPostings(states[index - 1] ?? null, after, 'moved'))
const sumIn = (postings: readonly HourPosting[], at: Pick<HourUse, 'entitlementId' | 'window'>) =>
  postings
    .filter((one) => one.entitlementId === at.entitlementId && one.window === at.window)
    .reduce((sum, { minutes }) => sum + minutes, 0)

it('adds up, whatever happened to a booking, to what its last state uses', () => {
  fc.assert(
    fc.property(history, (states) => {
      const last = states.at(-1)!
      const postings = postingsOf(states)
      const used = last.isHourUsed ? last.minutes : 0
      expect(postings.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(0 - used)
      expect(sumIn(postings, last)).toBe(0 - used)
    }),
  )
})

it('leaves nothing used in the windows that a booking left', () => {
  fc.assert(
    fc.property(history, (states) => {
      const last = states.at(-1)!
      for (const state of states)
        if (state.entitlementId !== last.entitlementId || state.window !== last.window)
          expect(sumIn(postingsOf(states), state)).toBe(0)
    }),
  )
})

it('posts nothing for a change that leaves the hours as they are', () => {
  fc.assert(fc.property(use, (state) => expect(hourPostings(state, { ...state }, 'moved')).toEqual([])))
})
