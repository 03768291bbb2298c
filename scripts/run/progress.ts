const HEARTBEAT_MS = 15_000
const REDRAW_MS = 120
const isTerminal = process.stdout.isTTY

const running = new Map<string, number>()

export function seconds(sinceMs: number): string {
  return `${((Date.now() - sinceMs) / 1000).toFixed(1)} s`
}

function statusLine(): string {
  return [...running].map(([name, since]) => `${name} ${seconds(since)}`).join(', ')
}

function redraw(): void {
  process.stdout.write(
    `\r\x1b[2K${running.size > 0 ? `  … ${statusLine()}`.slice(0, process.stdout.columns) : ''}`,
  )
}

/** Prints a permanent line above the line of what is running now. */
export function say(line: string): void {
  if (isTerminal) process.stdout.write('\r\x1b[2K')
  console.log(line)
  if (isTerminal && running.size > 0) redraw()
}

/**
 * Runs one step and shows what runs and for how long, then prints one line with its result. On a terminal the running
 * steps share a live line; elsewhere a long step prints its progress now and then.
 */
export async function step<Result>(
  name: string,
  work: () => Promise<Result>,
  describe: (result: Result) => string = () => '',
): Promise<Result> {
  const since = Date.now()
  running.set(name, since)
  if (!isTerminal) say(`  … ${name}`)
  const timer = isTerminal
    ? setInterval(redraw, REDRAW_MS)
    : setInterval(() => say(`  … ${name}, ${seconds(since)}`), HEARTBEAT_MS)
  let mark = '✗'
  let detail = ''
  try {
    const result = await work()
    mark = '✓'
    detail = describe(result)
    return result
  } finally {
    clearInterval(timer)
    running.delete(name)
    say(`  ${mark} ${name}  ${seconds(since)}${detail && `  ${detail}`}`)
  }
}
