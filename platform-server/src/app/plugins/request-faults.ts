import type { $ZodCheck, $ZodType } from 'zod/v4/core'

interface Definition {
  readonly type: string
  readonly format?: string
  readonly pattern?: RegExp
  readonly coerce?: boolean
  readonly checks?: readonly $ZodCheck[]
  readonly shape?: Readonly<Record<string, $ZodType>>
  readonly options?: readonly $ZodType[]
  readonly element?: $ZodType
  readonly keyType?: $ZodType
  readonly valueType?: $ZodType
  readonly innerType?: $ZodType
  readonly in?: $ZodType
}

interface CheckDefinition {
  readonly check: string
  readonly format?: string
  readonly pattern?: RegExp
}

const HARMLESS = ['boolean', 'literal', 'enum', 'null', 'undefined', 'never', 'void']
const IN_YEARS = ['0001-01-01', '0001-01-01T00:00:00Z']
const BOUNDS: Readonly<Record<string, { readonly checks: readonly string[]; readonly fault: string }>> = {
  number: { checks: ['greater_than', 'less_than'], fault: 'a number without a minimum and a maximum' },
  array: { checks: ['max_length'], fault: 'a list without a maximum length' },
}
/** Bounded and closed by zod's own pattern. */
const CLOSED_FORMATS = ['uuid', 'guid']

/**
 * What a schema of a request lets through that the server must never get: text with control characters or half surrogate
 * pairs, or of any length, numbers without bounds, lists without an end, years that no database knows, and whatever has no
 * type at all. Empty for one that is made of the types in shared-contracts/http/text.ts.
 */
export function requestFaults(schema: $ZodType, path = ''): string[] {
  const definition = schema._zod.def as unknown as Definition
  const fault = ownFault(schema, definition)
  return [...(fault ? [`${path || 'the whole value'}: ${fault}`] : []), ...inner(definition, path)]
}

function inner(definition: Definition, path: string): string[] {
  const { shape = {}, options = [], element, keyType, valueType, innerType, in: before } = definition
  const below: [string, $ZodType | undefined][] = [
    ...Object.entries(shape).map(([name, value]): [string, $ZodType] => [`${path}.${name}`, value]),
    ...options.map((option): [string, $ZodType] => [path, option]),
    [`${path}[]`, element],
    [`${path}{key}`, keyType],
    [`${path}{}`, valueType],
    [path, innerType],
    // The output of a pipe was made by the server.
    [path, before],
  ]
  return below.flatMap(([name, value]) => (value ? requestFaults(value, name) : []))
}

function ownFault(schema: $ZodType, definition: Definition): string | null {
  const checks = (definition.checks ?? []).map(({ _zod }) => _zod.def as unknown as CheckDefinition)
  const bounds = BOUNDS[definition.type]
  if (definition.type === 'string') return textFault(schema, definition, checks)
  if (bounds) return bounds.checks.every((name) => hasCheck(checks, name)) ? null : bounds.fault
  return isKnown(definition) ? null : `${definition.type} accepts any value`
}

function hasCheck(checks: readonly CheckDefinition[], name: string): boolean {
  return checks.some(({ check }) => check === name)
}

function isKnown(definition: Definition): boolean {
  const { shape, options, keyType, innerType, in: before } = definition
  return HARMLESS.includes(definition.type) || Boolean(shape ?? options ?? keyType ?? innerType ?? before)
}

function textFault(
  schema: $ZodType,
  { format, pattern }: Definition,
  checks: readonly CheckDefinition[],
): string | null {
  if (format && CLOSED_FORMATS.includes(format)) return null
  if (format === 'date' || format === 'datetime') {
    return IN_YEARS.some((year) => parses(schema, year)) ? 'a date without a range of years' : null
  }
  if (!hasCheck(checks, 'max_length')) return 'text without a maximum length'
  const patterns = [pattern, ...checks.map((one) => one.pattern)].filter((one) => one !== undefined)
  return patterns.some(isClosed) ? null : 'text that can contain control characters'
}

function parses(schema: $ZodType, value: string): boolean {
  const result = schema._zod.run({ value, issues: [] }, {})
  return !(result instanceof Promise) && result.issues.length === 0
}

/** Whether nothing but listed characters can fit: it is anchored and has no wildcard outside of a list of characters. */
function isClosed({ source, multiline: isByLine }: RegExp): boolean {
  if (isByLine || !source.startsWith('^') || !source.endsWith('$')) return false
  const lists = source.match(/\[(?:\\.|[^\]\\])*\]/g) ?? []
  const refusesControls = lists.some((list) => list.startsWith('[^') && list.includes('\\p{Cc}\\p{Cs}'))
  const rest = source.replace(/\[(?:\\.|[^\]\\])*\]/g, '').replace(/\\\./g, '')
  const isListed = lists.every((list) => refusesControls || !/^\[\^|\\[WSDs]/.test(list))
  return isListed && !/\.|\\[WSDs]/.test(rest)
}
