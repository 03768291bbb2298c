import { creditedSeconds, isDone } from './dwell.rule.ts'

const now = new Date('2026-11-21T10:00:00Z')
const before = (seconds: number) => new Date(now.getTime() - seconds * 1000)

it.each([
  { lastBeatAt: null, seconds: 0, why: 'the lesson has just been opened' },
  { lastBeatAt: before(15), seconds: 15, why: 'beats follow one another' },
  { lastBeatAt: before(4), seconds: 4, why: 'the page was left early' },
  { lastBeatAt: before(40), seconds: 20, why: 'a beat was lost on the way' },
  { lastBeatAt: before(3600), seconds: 0, why: 'the lid was closed for an hour' },
  { lastBeatAt: before(-5), seconds: 0, why: 'a replica whose clock is ahead wrote the last one' },
])('credits $seconds seconds when $why', ({ lastBeatAt, seconds }) => {
  expect(creditedSeconds(lastBeatAt, now)).toBe(seconds)
})

it.each([
  { dwellSeconds: 70, checkPassedAt: now, done: true },
  { dwellSeconds: 69, checkPassedAt: now, done: false },
  { dwellSeconds: 700, checkPassedAt: null, done: false },
])('is done: $done after $dwellSeconds of 70 seconds', ({ done, ...standing }) => {
  expect(isDone(standing, 70)).toBe(done)
})
