import { code, multiline, text, verbatim } from '@platform/shared-contracts/http'
import { z } from 'zod/mini'

export const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
export const ENTERPRISE = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
export const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
export const ERROR = 'urn:ietf:params:scim:api:messages:2.0:Error'
const LIST = 'urn:ietf:params:scim:api:messages:2.0:ListResponse'

/** What one list request returns at most. */
export const MAX_RESULTS = 200
/** As many people as an import takes. */
const MAX_MEMBERS = 5000

const word = z.nullish(text(254))
const place = z.nullish(text(100))
const schemas = z.optional(z.array(text(200)).check(z.maxLength(20)))
/** Microsoft Entra ID sends the words. */
const flag = z.union([z.boolean(), code(/^(?:true|false|True|False)$/, 5)])

const Email = z.object({ value: word, type: word, primary: z.nullish(flag) })
const Address = z.object({ type: word, formatted: z.nullish(multiline(500)) })

/** A reference to the manager: Entra patches it as a bare id. */
const ManagerReference = z.union([z.object({ value: word }), text(254)])

/**
 * A person as identity providers send them. What the company has no field for is left out. `undefined` says nothing about
 * an attribute; `null` and an empty text clear it.
 */
export const ScimUserRequest = z.object({
  schemas,
  userName: text(254).check(z.minLength(1)),
  externalId: word,
  name: z.nullish(z.object({ givenName: place, familyName: place })),
  displayName: z.nullish(text(200)),
  title: place,
  active: z.nullish(flag),
  preferredLanguage: word,
  emails: z.nullish(z.array(Email).check(z.maxLength(20))),
  addresses: z.nullish(z.array(Address).check(z.maxLength(20))),
  [ENTERPRISE]: z.nullish(z.object({ department: place, manager: z.nullish(ManagerReference) })),
})
export type ScimUserRequest = z.infer<typeof ScimUserRequest>

const Member = z.object({ value: text(40) })
export const ScimGroupRequest = z.object({
  schemas,
  displayName: text(100).check(z.minLength(1)),
  externalId: word,
  members: z.nullish(z.array(Member).check(z.maxLength(MAX_MEMBERS))),
})
export type ScimGroupRequest = z.infer<typeof ScimGroupRequest>

const number = z.number().check(z.gte(-1e15), z.lte(1e15))
const scalar = z.union([multiline(2000), z.boolean(), number, z.null()])
/** An attribute, or one in a schema, `name.givenName` too. */
const attribute = code(/^[A-Za-z$][\w$.:-]*$/, 200)
const flat = z.union([scalar, z.array(scalar).check(z.maxLength(100))])
const complex = z.union([flat, z.record(attribute, flat)])
const many = z.union([complex, z.array(complex).check(z.maxLength(MAX_MEMBERS))])

/** One of a request of RFC 7644, section 3.5.2; Entra writes the verbs with a capital letter. */
const Operation = z.object({
  op: code(/^(?:add|remove|replace|Add|Remove|Replace)$/, 7),
  path: z.optional(verbatim(300)),
  value: z.optional(z.union([many, z.record(attribute, many)])),
})
export type ScimOperation = z.infer<typeof Operation>
export const ScimPatch = z.object({
  schemas,
  Operations: z.array(Operation).check(z.minLength(1), z.maxLength(1000)),
})

const whole = z.optional(code(/^-?\d+$/, 9))
/** The same attributes can be asked for in many ways; only this one saves work. */
const names = z.optional(verbatim(500))
export const ScimListQuery = z.object({
  filter: z.optional(verbatim(500)),
  startIndex: whole,
  count: whole,
  excludedAttributes: names,
})
export type ScimListQuery = z.infer<typeof ScimListQuery>
export const ScimReadQuery = z.object({ excludedAttributes: names })

const meta = z.object({ resourceType: z.string(), created: z.iso.datetime(), location: z.url() })
/** With its address as `$ref`. A property of this name would be a reference in the OpenAPI document. */
const reference = z.catchall(z.object({ value: z.string(), display: z.string() }), z.url())

export const ScimUser = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.optional(z.string()),
  userName: z.string(),
  name: z.object({ formatted: z.string(), givenName: z.string(), familyName: z.string() }),
  displayName: z.string(),
  title: z.optional(z.string()),
  active: z.boolean(),
  preferredLanguage: z.optional(z.string()),
  emails: z.optional(
    z.array(z.object({ value: z.string(), type: z.literal('work'), primary: z.literal(true) })),
  ),
  addresses: z.optional(z.array(z.object({ type: z.literal('work'), formatted: z.string() }))),
  groups: z.array(reference),
  [ENTERPRISE]: z.object({
    department: z.optional(z.string()),
    manager: z.optional(z.catchall(z.object({ value: z.string(), displayName: z.string() }), z.url())),
  }),
  meta,
})
export type ScimUser = z.infer<typeof ScimUser>

export const ScimGroup = z.object({
  schemas: z.array(z.string()),
  id: z.string(),
  externalId: z.optional(z.string()),
  displayName: z.string(),
  /** Left out where the client excludes it. */
  members: z.optional(z.array(reference)),
  meta,
})
export type ScimGroup = z.infer<typeof ScimGroup>

export function listOf<Resource extends z.core.$ZodType>(resource: Resource) {
  return z.object({
    schemas: z.array(z.string()),
    totalResults: z.number(),
    startIndex: z.number(),
    itemsPerPage: z.number(),
    Resources: z.array(resource),
  })
}

export interface ScimPage {
  /** From 1. */
  readonly startIndex: number
  readonly count: number
}

/** The part of a list that a query asks for; what is out of range becomes the nearest that is in it. */
export function pageIn({ startIndex, count }: Pick<ScimListQuery, 'startIndex' | 'count'>): ScimPage {
  return {
    startIndex: Math.max(1, Number(startIndex ?? 1)),
    count: Math.min(MAX_RESULTS, Math.max(0, Number(count ?? MAX_RESULTS))),
  }
}

export function scimList<Resource>(resources: readonly Resource[], total: number, { startIndex }: ScimPage) {
  return {
    schemas: [LIST],
    totalResults: total,
    startIndex,
    itemsPerPage: resources.length,
    Resources: [...resources],
  }
}

/** RFC 7644, section 3.12. */
const ScimError = z.object({
  schemas: z.array(z.string()),
  /** The HTTP status as text. */
  status: z.string(),
  scimType: z.optional(z.string()),
  detail: z.string(),
})

/** What the routes say of their refusals, as `refusals` does for those that answer with a problem. */
export function scimRefusals<Status extends 400 | 401 | 404 | 409>(
  ...statuses: readonly Status[]
): Record<Status, typeof ScimError> {
  return Object.fromEntries(statuses.map((status) => [status, ScimError])) as Record<Status, typeof ScimError>
}
