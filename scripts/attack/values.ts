import fc, { type Arbitrary } from 'fast-check'
import type { Schema } from './operations.ts'
import type { Pool } from './pool.ts'

const MAX_DEPTH = 6

/** Values that fit a schema. Names of properties say which of the pool's values to prefer: an id that is there. */
export function arbitraryFor(schema: Schema, pool: Pool, name = '', depth = 0): Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return fc.constant(null)
  const known = pool.of(name)
  const made = fromSchema(schema, pool, name, depth)
  return known.length > 0 && isPlain(schema)
    ? fc.oneof({ arbitrary: fc.constantFrom(...known), weight: 3 }, { arbitrary: made, weight: 1 })
    : made
}

function isPlain({ type, anyOf, const: only, enum: choices, format }: Schema): boolean {
  if (only !== undefined || choices || format === 'date' || format === 'date-time') return false
  return type === 'string' || type === 'integer' || type === 'number' || Boolean(anyOf)
}

function fromSchema(schema: Schema, pool: Pool, name: string, depth: number): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map((choice) => arbitraryFor(choice, pool, name, depth + 1)))
  return byType(schema, pool, name, depth)
}

type Make = (schema: Schema, pool: Pool, name: string, depth: number) => Arbitrary<unknown>

const MAKERS: Readonly<Record<string, Make>> = {
  object: (schema, pool, _name, depth) => objectArbitrary(schema, pool, depth),
  array: listArbitrary,
  integer: ({ minimum, maximum }) => fc.integer({ min: toInt32(minimum, 0), max: toInt32(maximum, 1000) }),
  number: ({ minimum = 0, maximum = 1000 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

const byType: Make = (schema, pool, name, depth) =>
  MAKERS[schema.type ?? '']?.(schema, pool, name, depth) ?? textArbitrary(schema)

function toInt32(bound: number | undefined, otherwise: number): number {
  return Math.max(-2_147_483_648, Math.min(2_147_483_647, Math.trunc(bound ?? otherwise)))
}

function objectArbitrary(schema: Schema, pool: Pool, depth: number): Arbitrary<unknown> {
  const { properties, required = [], additionalProperties } = schema
  if (properties) {
    const fields = Object.entries(properties).map(([field, one]) => [
      field,
      arbitraryFor(one, pool, field, depth + 1),
    ])
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: required.filter((field) => field in properties),
    })
  }
  const value = typeof additionalProperties === 'object' ? additionalProperties : {}
  return fc.dictionary(fc.string({ minLength: 1, maxLength: 20 }), arbitraryFor(value, pool, '', depth + 1), {
    maxKeys: 4,
  })
}

function listArbitrary(
  { items = {}, minItems = 0, maxItems = 4 }: Schema,
  pool: Pool,
  name: string,
  depth: number,
) {
  const element = arbitraryFor(items, pool, name, depth + 1)
  return fc.array(element, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) })
}

const DAYS = ['2026-11-20', '2027-01-31', '1999-12-31', '2024-02-29']
const INSTANTS = ['2026-11-20T10:00:00Z', '2027-03-01T09:00:00.000Z', '2025-01-01T00:00:00Z']
const SAMPLE_TEXTS = [
  'Ladder safety',
  'Ana O’Brien',
  'Zażółć gęślą jaźń',
  '安全第一',
  'a & b < c',
  '"quoted"',
  '👷🏽‍♀️ on site',
]
const BY_FORMAT: Readonly<Record<string, readonly string[]>> = {
  date: DAYS,
  'date-time': INSTANTS,
  email: ['somebody@oncall.test', 'nobody@example.com', 'o’hara+tag@example.com'],
  uri: ['https://example.com/a?b=c#d'],
  uuid: ['018f3c1e-7d5a-7b3a-9a53-0d6f7a1b2c3d'],
}

function textArbitrary({
  format = '',
  pattern,
  allOf = [],
  minLength = 0,
  maxLength = 60,
}: Schema): Arbitrary<string> {
  const named = BY_FORMAT[format]
  if (named) return fc.constantFrom(...named)
  const closed = [pattern, ...allOf.map((one) => one.pattern)].find((one) => one && !one.includes('\\p{C'))
  if (closed) return matching(closed)
  const long = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) })
  const samples = fc
    .constantFrom(...SAMPLE_TEXTS)
    .map((text) => text.padEnd(minLength, '.').slice(0, maxLength))
  return fc.oneof(samples, long)
}

function matching(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern))
  } catch {
    return fc.constant('a')
  }
}
