import { CompanyEmail, CompanyPersonRequest, Language } from '@platform/shared-contracts/http'
import { hasEmail, shownEmail } from '@platform/shared-contracts/rules'
import { ScimRefusal } from './scim-refusal.ts'
import { ENTERPRISE, USER, type ScimUser, type ScimUserRequest } from './scim-shapes.ts'
import type { StoredUser } from './sql-scim-users.ts'

type AddressOf = (path: string) => string

/** A person of the company as a SCIM resource. */
export function toScimUser(user: StoredUser, addressOf: AddressOf): ScimUser {
  const { person, group } = user
  const { id, firstName: givenName, lastName: familyName, email, externalId, language, site } = person
  const formatted = nameOf(person)
  return {
    schemas: [USER, ENTERPRISE],
    id: String(id),
    ...(externalId !== null && { externalId }),
    userName: person.userName ?? (shownEmail(email) || person.employeeNumber),
    name: { formatted, givenName, familyName },
    displayName: formatted,
    ...(person.jobRole && { title: person.jobRole }),
    active: person.deactivatedAt === null,
    ...(language && { preferredLanguage: language }),
    ...emailsOf(email),
    ...(site && { addresses: [{ type: 'work', formatted: site }] }),
    groups: group ? [{ value: group.id, $ref: addressOf(`/Groups/${group.id}`), display: group.name }] : [],
    [ENTERPRISE]: enterpriseOf(user, addressOf),
    meta: {
      resourceType: 'User',
      created: person.addedAt.toISOString(),
      location: addressOf(`/Users/${id}`),
    },
  }
}

/** None for someone who signs in with a number. */
const emailsOf = (email: string): Pick<ScimUser, 'emails'> =>
  hasEmail(email) ? { emails: [{ value: email, type: 'work', primary: true }] } : {}

function enterpriseOf({ person: { department }, supervisor }: StoredUser, addressOf: AddressOf) {
  return {
    ...(department && { department }),
    ...(supervisor && {
      manager: {
        value: String(supervisor.id),
        $ref: addressOf(`/Users/${supervisor.id}`),
        displayName: nameOf(supervisor),
      },
    }),
  }
}

export const nameOf = ({ firstName, lastName }: StoredUser['person']) => `${firstName} ${lastName}`.trim()

/** What a request says of a person; `undefined` where it says nothing. */
export interface PersonFields {
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly externalId: string | null | undefined
  readonly department: string | undefined
  readonly site: string | undefined
  readonly jobRole: string | undefined
  readonly language: Language | null | undefined
  /** Empty for none. */
  readonly manager: string | undefined
  readonly isActive: boolean | undefined
}

/** Errors: 400 without an email address or a name that may be mailed. */
export function personFields(user: ScimUserRequest): PersonFields {
  const { userName, externalId, title, preferredLanguage, addresses, active } = user
  const { department, manager } = user[ENTERPRISE] ?? {}
  return {
    userName,
    email: emailOf(user),
    ...namesOf(user),
    externalId: externalId === '' ? null : externalId,
    department: cleared(department),
    jobRole: cleared(title),
    site: siteOf(addresses),
    language: preferredLanguage === undefined ? undefined : languageOf(preferredLanguage),
    manager: cleared(typeof manager === 'object' && manager !== null ? (manager.value ?? '') : manager),
    isActive: isActive(active),
  }
}

const cleared = (value: string | null | undefined) => (value === null ? '' : value)
const isActive = (active: ScimUserRequest['active']) =>
  active === undefined || active === null ? undefined : /^true$/i.test(String(active))

const { firstName: FirstName } = CompanyPersonRequest.shape

function emailOf({ emails, userName }: ScimUserRequest): string {
  const given = (emails ?? []).filter(({ value }) => value)
  const chosen =
    given.find(({ type }) => type === 'work') ?? given.find(({ primary }) => primary === true) ?? given[0]
  const { data, success } = CompanyEmail.safeParse(chosen?.value ?? userName)
  if (success) return data
  throw new ScimRefusal(
    400,
    'emails: Send an email address of type "work", or one as userName.',
    'invalidValue',
  )
}

/** Entra ID may have a display name only. */
function namesOf({ name, displayName }: ScimUserRequest) {
  const [first = '', ...rest] = (displayName ?? '').trim().split(/\s+/)
  const { givenName, familyName } = name ?? {}
  const given = givenName ? { first: givenName, last: '' } : { first, last: rest.join(' ') }
  const lastName = familyName ?? given.last
  return {
    firstName: mailable('name.givenName', given.first),
    lastName: lastName === '' ? '' : mailable('name.familyName', lastName),
  }
}

/** Names are in emails to people, so that the form's rule is the rule here. */
function mailable(attribute: string, name: string): string {
  const { data, success, error } = FirstName.safeParse(name)
  if (success) return data
  throw new ScimRefusal(400, `${attribute}: ${error.issues[0]?.message ?? ''}`, 'invalidValue')
}

const SITE_LENGTH = 100

function siteOf(addresses: ScimUserRequest['addresses']): string | undefined {
  if (addresses === undefined) return undefined
  const work = addresses?.find(({ type }) => type === 'work') ?? addresses?.[0]
  return (work?.formatted ?? '').replace(/\s+/g, ' ').trim().slice(0, SITE_LENGTH)
}

/** `es-US` is Spanish; an unknown language is none. */
function languageOf(tag: string | null): Language | null {
  return Language.safeParse(tag?.slice(0, 2).toLowerCase()).data ?? null
}
