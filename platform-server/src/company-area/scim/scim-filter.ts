import { and, or, type SQL } from 'drizzle-orm'
import { parse, type Filter } from 'scim2-parse-filter'
import { ScimRefusal } from './scim-refusal.ts'

/** The condition for `attribute eq "value"`, by the attribute's name in lowercase. */
export type Equals = Readonly<Record<string, (value: string) => SQL>>

/** The rows that a filter means: equality of the attributes that identify, joined by `and` and `or`. Errors: 400. */
export function conditionOf(filter: string | undefined, equals: Equals): SQL | undefined {
  return filter === undefined || filter === '' ? undefined : toCondition(parsedFilter(filter), equals, '')
}

export function parsedFilter(filter: string): Filter {
  try {
    return parse(filter)
  } catch {
    throw new ScimRefusal(400, `This filter cannot be read: ${filter}`, 'invalidFilter')
  }
}

/** `within` is the attribute whose values a filter in brackets chooses from: `emails.` of `emails[type eq "work"]`. */
function toCondition(filter: Filter, equals: Equals, within: string): SQL | undefined {
  if ('filters' in filter) {
    const parts = filter.filters.map((part) => toCondition(part, equals, within))
    return filter.op === 'and' ? and(...parts) : or(...parts)
  }
  if ('valFilter' in filter) return toCondition(filter.valFilter, equals, `${filter.attrPath}.`)
  if (filter.op !== 'eq' || !('compValue' in filter)) throw unsupported(filter.op)
  const attribute = `${within}${filter.attrPath.replace(SCHEMA, '')}`
  const condition = equals[attribute.toLowerCase()]
  if (!condition) throw unsupported(attribute)
  return condition(String(filter.compValue))
}

/** The schema before a name, which clients may write. */
const SCHEMA = /^urn:ietf:params:scim:schemas:core:2\.0:(User|Group):/

function unsupported(what: string): ScimRefusal {
  const use = 'Use "eq" with an attribute that identifies, such as userName.'
  return new ScimRefusal(400, `Filters with "${what}" are not supported. ${use}`, 'invalidFilter')
}
