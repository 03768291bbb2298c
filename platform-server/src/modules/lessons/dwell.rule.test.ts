import { creditedSeconds, isDone } from './dwell.rule.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  { lastBeatAt: null, elsewhereAt: null, seconds: 0, why: 'the lesson has just been opened' },
  { lastBeatAt: before(15), elsewhereAt: null, seconds: 15, why: 'beats follow one another' },
  { lastBeatAt: before(4), elsewhereAt: before(19), seconds: 4, why: 'the page was left early' },
  { lastBeatAt: before(40), elsewhereAt: null, seconds: 20, why: 'a beat was lost on the way' },
  { lastBeatAt: before(3600), elsewhereAt: null, seconds: 0, why: 'the lid was closed for an hour' },
  {
    lastBeatAt: before(-5),
    elsewhereAt: null,
    seconds: 0,
    why: 'a replica ahead of time wrote the last one',
  },
  { lastBeatAt: before(15), elsewhereAt: before(5), seconds: 5, why: 'another lesson has counted the rest' },
])('credits $seconds seconds when $why', ({ seconds, ...reported }) => {
  expect(creditedSeconds(reported, now)).toBe(seconds)
})

it.each([
  { dwellSeconds: 70, checkPassedAt: now, done: true },
  { dwellSeconds: 69, checkPassedAt: now, done: false },
  { dwellSeconds: 700, checkPassedAt: null, done: false },
])('is done: $done after $dwellSeconds of 70 seconds', ({ done, ...standing }) => {
  expect(isDone(standing, 70)).toBe(done)
})
