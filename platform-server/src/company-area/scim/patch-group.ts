import type { Filter } from 'scim2-parse-filter'
import { ScimRefusal } from './scim-refusal.ts'
import { parsedFilter } from './scim-filter.ts'
import type { ScimOperation } from './scim-shapes.ts'

/** One thing that a request does to a group, in its order; members by id. */
export type GroupChange =
  | { readonly kind: 'rename'; readonly name: string }
  | { readonly kind: 'externalId'; readonly externalId: string | null }
  | { readonly kind: 'add' | 'remove' | 'replace'; readonly members: readonly string[] }

/** Errors: 400. */
export function groupChanges(operations: readonly ScimOperation[]): GroupChange[] {
  return operations.flatMap(({ op, path, value }) => {
    const verb = op.toLowerCase() as Verb
    if (path !== undefined) return changeOf(verb, path, value)
    if (verb === 'remove') throw new ScimRefusal(400, 'An operation "remove" needs a path.', 'noTarget')
    // Without a path the value has the attributes. Some clients repeat the id, which no one can change.
    const attributes = Object.entries(typeof value === 'object' && value !== null ? value : {})
    return attributes
      .filter(([name]) => name !== 'id' && name !== 'schemas')
      .flatMap(([name, one]) => changeOf(verb, name, one))
  })
}

type Verb = 'add' | 'remove' | 'replace'

function changeOf(verb: Verb, path: string, value: unknown): GroupChange[] {
  const name = path.replace(/^urn:ietf:params:scim:schemas:core:2\.0:Group:/, '')
  const [, filter] = /^members\[(.+)\]$/.exec(name) ?? []
  const change =
    filter === undefined ? ATTRIBUTES[name]?.(verb, value) : membersWhere(verb, parsedFilter(filter))
  if (change) return [change]
  throw new ScimRefusal(400, `A group has no attribute "${path}" to ${verb}.`, 'invalidPath')
}

const ATTRIBUTES: Readonly<Partial<Record<string, (verb: Verb, value: unknown) => GroupChange | null>>> = {
  displayName: (verb, value) => (verb === 'remove' ? null : { kind: 'rename', name: nameOf(value) }),
  externalId: (verb, value) => ({
    kind: 'externalId',
    externalId: verb === 'remove' || typeof value !== 'string' ? null : value,
  }),
  members: membersChange,
}

const membersWhere = (verb: Verb, filter: Filter): GroupChange | null =>
  verb === 'remove' ? { kind: verb, members: membersOf(filter) } : null

const LONGEST_NAME = 100

function nameOf(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name !== '' && name.length <= LONGEST_NAME) return name
  throw new ScimRefusal(400, `displayName: Send a name of 1 to ${LONGEST_NAME} characters.`, 'invalidValue')
}

/** To remove `members` without a value removes all. */
function membersChange(verb: Verb, value: unknown): GroupChange {
  if (verb === 'remove' && (value === undefined || value === null)) return { kind: 'replace', members: [] }
  const list = Array.isArray(value) ? (value as unknown[]) : [value]
  return { kind: verb, members: list.map(idOf) }
}

function idOf(member: unknown): string {
  const id = typeof member === 'object' && member !== null && 'value' in member ? member.value : member
  if (typeof id === 'string' || typeof id === 'number') return String(id)
  throw new ScimRefusal(400, 'members: Send the id of each person as "value".', 'invalidValue')
}

/** `value eq "7" or value eq "8"` */
function membersOf(filter: Filter): string[] {
  if (filter.op === 'or' && 'filters' in filter) return filter.filters.flatMap(membersOf)
  if (filter.op === 'eq' && 'compValue' in filter && filter.attrPath === 'value')
    return [String(filter.compValue)]
  throw new ScimRefusal(400, 'Members are chosen by "value eq".', 'invalidFilter')
}
