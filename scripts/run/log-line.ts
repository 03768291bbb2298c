const WARN = 40
const LEVELS: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' }

interface Entry {
  readonly level?: number
  readonly msg?: string
  readonly req?: unknown
  readonly res?: unknown
  readonly err?: { readonly stack?: string; readonly message?: string }
}

function parse(line: string): Entry | null {
  try {
    const entry: unknown = JSON.parse(line)
    return typeof entry === 'object' && entry !== null ? entry : null
  } catch {
    return null
  }
}

function formatEntry({ level = 0, msg = '', err }: Entry): string {
  const kind = LEVELS[level]
  return [kind ? `${kind}: ${msg}` : msg, err?.stack].filter(Boolean).join('\n')
}

/** What a person at the terminal wants of a server log line; null for the traffic. The log file has it all. */
export function readable(line: string): string | null {
  const entry = parse(line)
  if (!entry) return line
  const isTraffic = entry.req !== undefined || entry.res !== undefined
  return isTraffic && (entry.level ?? 0) < WARN ? null : formatEntry(entry)
}
