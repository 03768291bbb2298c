import type { User } from '@platform/shared-contracts/http'
import type { Locale, Platform } from '@platform/shared-contracts/remote'
import { ONCALL_TENANT, SOURCE_LANGUAGE, TRINOVA_TENANT } from '@platform/shared-contracts/rules'
import { fakeApi, fakePlatform, signedInAs } from '@platform/shared-contracts/testing'
import { answers } from 'the-remote/answers'
import { API_FAULTS, type ApiFault } from '../lib/faults/api-faults.ts'

export const TENANTS = { oncall: ONCALL_TENANT, trinova: TRINOVA_TENANT } as const

/** One person for each case that the guard distinguishes; `null` is a visitor. */
export const PEOPLE = {
  anonymous: null,
  learner: { role: 'user', isSubscribed: false },
  subscribed: { role: 'user', isSubscribed: true },
  partner: { role: 'user', isSubscribed: false, isProfessionalPartner: true },
  admin: { role: 'admin', isSubscribed: false },
  superAdmin: { role: 'super_admin', isSubscribed: false },
} as const satisfies Record<string, Partial<User> | null>

export interface Settings {
  readonly tenant: keyof typeof TENANTS
  readonly person: keyof typeof PEOPLE
  readonly language: Locale
  readonly api: ApiFault | 'answers'
}

const FIRST: Settings = { tenant: 'oncall', person: 'anonymous', language: SOURCE_LANGUAGE, api: 'answers' }

const KEY = 'platform-dev'

/** Stored for the lifetime of the tab, so that a reload shows the same page to the same person. */
export function readSettings(): Settings {
  try {
    return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Settings>) }
  } catch {
    return FIRST
  }
}

export function saveSettings(settings: Settings): void {
  sessionStorage.setItem(KEY, JSON.stringify(settings))
}

/** A platform as the shell would give it to this person, with the remote's own fake answers. */
export function platformFor(
  { tenant, person, api }: Settings,
  said: Pick<Platform, 'notify' | 'report'>,
): Platform {
  const { fetch } = fakeApi(answers)
  const who = PEOPLE[person]
  return fakePlatform({
    ...said,
    tenant: TENANTS[tenant],
    ...(who ? { session: signedInAs(who) } : {}),
    fetch: api === 'answers' ? fetch : API_FAULTS[api](fetch),
  })
}
