import { toProcessorTime, type TraceEvent } from './processor-time.rule.ts'

const thread = { pid: 1, tid: 2, ph: 'X' }

function event(name: string, ts: number, dur: number, tdur?: number): TraceEvent {
  return { ...thread, name, ts, dur, ...(tdur !== undefined && { tdur }) }
}

describe('toProcessorTime', () => {
  it('shortens a task that waited for a processor, and what happened inside it', () => {
    const task = event('RunTask', 1000, 800, 200)
    const call = event('FunctionCall', 1400, 400)
    toProcessorTime([call, task])
    expect(task).toMatchObject({ ts: 1000, dur: 200 })
    expect(call).toMatchObject({ ts: 1100, dur: 100 })
  })

  it('leaves a task that had its processor, what lies between tasks, and other threads', () => {
    const task = event('RunTask', 0, 100, 100)
    const mark = { ...thread, ph: 'I', name: 'firstPaint', ts: 500 }
    const other = { ...event('FunctionCall', 10, 50), tid: 3 }
    const waiting = event('RunTask', 1000, 100, 10)
    toProcessorTime([task, mark, other, waiting])
    expect(task).toMatchObject({ ts: 0, dur: 100 })
    expect(mark.ts).toBe(500)
    expect(other).toMatchObject({ ts: 10, dur: 50 })
  })

  it('shortens an instant inside the task that it belongs to', () => {
    const first = event('RunTask', 0, 100, 50)
    const second = event('RunTask', 200, 100, 10)
    const instant = { ...thread, ph: 'I', name: 'mark', ts: 250 }
    toProcessorTime([second, instant, first])
    expect(instant.ts).toBe(205)
  })
})
