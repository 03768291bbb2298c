import type { PartnerCredential, PartnerRecord, PartnerRecordRequest } from '@platform/shared-contracts/http'

/** The form as it is typed: lists are text until it is saved. */
export interface PartnerForm {
  readonly title: string
  readonly certifications: string
  readonly publicUrl: string
  readonly bio: string
  readonly services: string
  readonly states: string
  readonly languages: string
  readonly specialties: readonly string[]
  readonly credentials: readonly PartnerCredential[]
}

type Named = Pick<PartnerRecord, 'firstName' | 'lastName'> & Partial<PartnerRecord>

/** An address made of the name, until the partner has one. */
export function formOf(person: Named): PartnerForm {
  const { firstName, lastName, title, certifications, profile } = person
  const page = profile ?? { ...NO_PAGE, publicUrl: addressOf(`${firstName} ${lastName}`) }
  return {
    title: title ?? '',
    certifications: (certifications ?? []).join(', '),
    publicUrl: page.publicUrl,
    bio: page.bio.join('\n\n'),
    services: page.services.join('\n'),
    states: page.states.join(', '),
    languages: page.languages.join(', '),
    specialties: page.specialties,
    credentials: page.credentials,
  }
}

const NO_PAGE = { bio: [], services: [], states: [], languages: ['en'], specialties: [], credentials: [] }

export function requestOf(form: PartnerForm): PartnerRecordRequest {
  return {
    title: form.title.trim(),
    certifications: parts(form.certifications, /[,\n]/),
    profile: {
      publicUrl: form.publicUrl.trim().toLowerCase(),
      bio: parts(form.bio, /\n\s*\n/),
      services: parts(form.services, /\n/),
      states: parts(form.states.toUpperCase(), /[,\s]/),
      languages: parts(form.languages, /[,\s]/),
      specialties: [...form.specialties],
      credentials: form.credentials.filter(({ name }) => name.trim() !== ''),
    },
  }
}

function parts(text: string, between: RegExp): string[] {
  const trimmed = text.split(between).map((part) => part.trim())
  return [...new Set(trimmed.filter((part) => part !== ''))]
}

function addressOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The server names `profile.states.2`; the form has one field for all of them. */
export function formErrors(fields: Readonly<Record<string, string>>): Partial<Record<string, string>> {
  const named = Object.entries(fields).map(([path, message]) => [
    path.replace(/^profile\./, '').split('.')[0] ?? path,
    message,
  ])
  return Object.fromEntries(named) as Partial<Record<string, string>>
}
