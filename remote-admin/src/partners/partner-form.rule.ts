import type { PartnerProfile, PartnerRecord, PartnerRecordRequest } from '@platform/shared-contracts/http'
import { SOURCE_LANGUAGE } from '@platform/shared-contracts/rules'

type Credential = PartnerProfile['credentials'][number]

/** A partner as they are typed: lists are text, and what is missing is an empty text. */
export interface PartnerDraft {
  readonly title: string
  readonly certifications: string
  readonly profile: {
    readonly [Name in Exclude<keyof PartnerProfile, 'specialties' | 'credentials'>]: string
  } & {
    readonly specialties: readonly string[]
    readonly credentials: readonly { readonly [Name in keyof Credential]: string }[]
  }
}

type Named = Pick<PartnerRecord, 'firstName' | 'lastName'> & Partial<PartnerRecord>

/** An address made of the name, until the partner has one. */
export function draftOf({ firstName, lastName, title, certifications = [], profile }: Named): PartnerDraft {
  const page = profile ?? { ...NO_PAGE, publicUrl: addressOf(`${firstName} ${lastName}`) }
  return {
    title: title ?? '',
    certifications: certifications.join(', '),
    profile: {
      publicUrl: page.publicUrl,
      bio: page.bio.join('\n\n'),
      services: page.services.join('\n'),
      states: page.states.join(', '),
      languages: page.languages.join(', '),
      specialties: page.specialties,
      credentials: page.credentials.map(({ name, issuer, verifiedOn, expiresOn }) => ({
        ...{ name, issuer },
        verifiedOn: verifiedOn ?? '',
        expiresOn: expiresOn ?? '',
      })),
    },
  }
}

const NO_PAGE = {
  bio: [],
  services: [],
  states: [],
  languages: [SOURCE_LANGUAGE],
  specialties: [],
  credentials: [],
}

export function requestOf({ title, certifications, profile }: PartnerDraft): PartnerRecordRequest {
  return {
    title,
    certifications: parts(certifications, /[,\n]/),
    profile: {
      publicUrl: profile.publicUrl.trim().toLowerCase(),
      bio: parts(profile.bio, /\n\s*\n/),
      services: parts(profile.services, /\n/),
      states: parts(profile.states.toUpperCase(), /[,\s]/),
      languages: parts(profile.languages, /[,\s]/),
      specialties: [...profile.specialties],
      credentials: profile.credentials.map(({ name, issuer, verifiedOn, expiresOn }) => ({
        ...{ name, issuer },
        verifiedOn: verifiedOn || null,
        expiresOn: expiresOn || null,
      })),
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
