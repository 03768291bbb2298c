import { readable } from './log-line.ts'

test('leaves requests to the log file', () => {
  expect(readable('{"level":30,"req":{"method":"GET"},"msg":"incoming request"}')).toBeNull()
})

test("shows the server's own messages", () => {
  expect(readable('{"level":30,"msg":"mail kept in .data/outbox/1.eml"}')).toBe(
    'mail kept in .data/outbox/1.eml',
  )
})

test('shows a failed request with its stack', () => {
  const line =
    '{"level":50,"req":{},"res":{},"err":{"stack":"Error: no disk\\n  at write"},"msg":"request failed"}'
  expect(readable(line)).toBe('error: request failed\nError: no disk\n  at write')
})

test('passes through what is not a log entry', () => {
  expect(readable('Port 8080 is taken.')).toBe('Port 8080 is taken.')
})
