/** The parts of an error that may appear in the log. */
export interface SafeError {
  readonly type: string
  readonly message: string
  readonly stack: string
  readonly cause?: SafeError
  readonly errors?: readonly SafeError[]
  readonly [field: string]: unknown
}

/** Names and numbers that never contain user input. `detail`, `where`, `params` and the rest of a query do. */
const FIELDS = [
  ...['code', 'severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'],
  ...['errno', 'syscall', 'address', 'port', 'hostname', 'statusCode', 'status'],
]
const DEEPEST = 5
/** SQLSTATE class 22: the message quotes the value that did not fit. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/

/**
 * An error without the values of a failed query, which may be a password's hash or an address: neither in its fields nor
 * in its message, its stack or its causes.
 */
export function safeError(error: Error, depth = 0): SafeError {
  const { cause, errors } = error as Error & { readonly errors?: unknown }
  const message = safeMessage(error)
  const inner = (one: unknown) => (one instanceof Error && depth < DEEPEST ? [safeError(one, depth + 1)] : [])
  const [because] = inner(cause)
  const several = Array.isArray(errors) ? errors.flatMap(inner) : []
  return {
    type: error.constructor.name,
    message,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...fieldsOf(error),
    ...(because ? { cause: because } : {}),
    ...(several.length > 0 ? { errors: several } : {}),
  }
}

/** For standard error: the stack of an error and of its causes, without values. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const lines: string[] = []
  for (let one: SafeError | undefined = safeError(error); one; one = one.cause) lines.push(one.stack)
  return lines.join('\nCaused by: ')
}

function fieldsOf(error: Error): Record<string, unknown> {
  const given = new Map<string, unknown>(Object.entries(error))
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = given.get(name)
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
}

function safeMessage(error: Error): string {
  const { message, params, code } = error as Error & { readonly params?: unknown; readonly code?: unknown }
  // Drizzle appends the values to the query, which itself has placeholders.
  const query = params === undefined ? message : message.replace(/\nparams: [^]*$/, '')
  const quotes = typeof code === 'string' && DATA_EXCEPTION.test(code)
  return quotes ? query.replace(/"[^]*"/, '"[value]"') : query
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  const at = stack.indexOf(message)
  const after = at === -1 ? stack : stack.slice(at + message.length)
  return after.split('\n').filter((line) => /^\s+at /.test(line))
}
