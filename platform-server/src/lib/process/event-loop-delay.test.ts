import { monitorEventLoopDelay } from 'node:perf_hooks'
import { watchEventLoop } from './event-loop-delay.ts'

/** Blocks the process, as work on the event loop does. */
function block(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}

const turn = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('is a number, of about the time for which nothing else could run, and soon over', async () => {
  const watch = watchEventLoop()
  await turn(250)
  block(1_500)
  const during = watch.delayMs()
  expect(during).toBeGreaterThan(1_000)
  expect(during).toBeLessThan(60_000)
  while (watch.delayMs() > 500) await turn(50)
  watch.stop()
})

it('is needed, because a histogram says nothing after just that', async () => {
  const histogram = monitorEventLoopDelay({ resolution: 10 })
  histogram.enable()
  histogram.reset()
  block(200)
  expect(histogram.mean).toBeNaN()
  histogram.disable()
})
