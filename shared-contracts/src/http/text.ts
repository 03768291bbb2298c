import { z } from 'zod/mini'

/**
 * The types of everything that a client sends. No request uses a plain `z.string()`, `z.number()`, `z.iso.date()` or
 * `z.iso.datetime()`: platform-server refuses to start with one.
 */

/** Neither a control character nor half of a surrogate pair, which no database stores. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u
/** The same, but for tabs and line breaks. */
const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u

const unreadable = 'Remove the characters that cannot be displayed.'

/** For a string of zod's own format that lets anything through. */
export const oneLine = z.regex(ONE_LINE, unreadable)

/** One line, trimmed. `longest` in UTF-16 units, as `maxlength` of a field counts. */
export function text(longest: number, tooLong?: string) {
  return z.string().check(z.trim(), z.maxLength(longest, tooLong), oneLine)
}

/** One line exactly as it was sent: a password, a token, the part of an address. */
export function verbatim(longest: number, tooLong?: string) {
  return z.string().check(z.maxLength(longest, tooLong), oneLine)
}

/** Any number of lines, exactly as they were sent; add `z.trim()` where the space around them means nothing. */
export function multiline(longest: number, tooLong?: string) {
  return z.string().check(z.maxLength(longest, tooLong), z.regex(MANY_LINES, unreadable))
}

/** A code or name of few characters. `pattern` is anchored at both ends and lists the characters that it allows. */
export function code(pattern: RegExp, longest: number, message?: string) {
  return z.string().check(z.maxLength(longest, message), z.regex(pattern, message))
}

/** The largest id of a row. */
export const MAX_ID = 2_147_483_647

/** The id of a row where nothing but a number was ever given out. */
export const RowNumber = z.int().check(z.gte(1), z.lte(MAX_ID))

/** How often something was changed: what an editor started from. */
export const Revision = z.int().check(z.gte(0), z.lte(MAX_ID))

const digits = code(/^[1-9]\d*$/, 10)

/** An id as a client sends it back: the number that the server gave out, or the same as digits. */
export const RequestId = z.union([RowNumber, digits])

/** The same in a path or a query, where all is text; a number once it is parsed. */
export const PathId = z.pipe(digits, z.pipe(z.transform(Number), RowNumber))

/** A state or territory of the United States, `TX`. */
export function stateCode(message?: string) {
  return code(/^[A-Z]{2}$/, 2, message)
}

/** `1.4.0` */
export function version(message?: string) {
  return code(/^\d+\.\d+\.\d+$/, 40, message)
}

const FIRST_YEAR = 1900
const LAST_YEAR = 2199
const isUsualYear = (value: string) => {
  const year = Number(value.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}
/** For a date of zod's own format: the years that the database and everything else agree on. */
export const usualYear = z.refine<string>(isUsualYear, `Use a year from ${FIRST_YEAR} to ${LAST_YEAR}.`)

/** A calendar day, `2026-11-20`. */
export function day(message?: string) {
  return z.iso.date(message).check(usualYear)
}

/** ISO 8601 in UTC, to the microsecond at most. */
export const Instant = z.iso.datetime().check(z.maxLength(30), usualYear)
