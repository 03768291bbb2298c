import { firstFrame, nextState, type AnimationEvent, type AnimationState } from './animation-state.rule.ts'

const ENDS = [2, 5, 9]
const after = (...events: readonly AnimationEvent[]): AnimationState =>
  events.reduce((state, event) => nextState(ENDS, state, event), firstFrame(ENDS))
const play = { kind: 'play' } as const
const pause = { kind: 'pause' } as const
const show = (step: number) => ({ kind: 'show', step }) as const
const ended = (step: number) => ({ kind: 'stepEnded', step }) as const

it('begins as a still of the first step, just before its end', () => {
  expect(after()).toEqual({ phase: 'still', step: 0, from: 1.98, run: 0 })
})

it('plays from the start through every step, and ends in the last', () => {
  expect(after(play)).toEqual({ phase: 'playing', step: 0, from: 0, run: 1 })
  expect(after(play, ended(0))).toMatchObject({ phase: 'playing', step: 1, run: 1 })
  expect(after(play, ended(0), ended(1), ended(2))).toMatchObject({ phase: 'ended', step: 2, run: 1 })
})

it('goes on where it was paused', () => {
  const paused = after(play, ended(0), pause)
  expect(paused).toMatchObject({ phase: 'paused', step: 1, run: 1 })
  expect(nextState(ENDS, paused, play)).toEqual({ ...paused, phase: 'playing' })
})

it('shows a step as a still, and plays on from the start of that step', () => {
  expect(after(play, show(1))).toEqual({ phase: 'still', step: 1, from: 4.98, run: 2 })
  expect(after(show(1), play)).toMatchObject({ phase: 'playing', step: 1, from: 2 })
})

it('plays again from the start after the last step', () => {
  expect(after(show(2), play)).toMatchObject({ step: 0, from: 0 })
  expect(after(play, ended(2), play)).toMatchObject({ phase: 'playing', step: 0, from: 0, run: 2 })
})

it('takes no notice of steps that were over before it began, or of an end while it stands still', () => {
  expect(after(show(1), play, ended(0))).toMatchObject({ phase: 'playing', step: 1 })
  expect(after(show(1), ended(0))).toMatchObject({ phase: 'still', step: 1 })
})
