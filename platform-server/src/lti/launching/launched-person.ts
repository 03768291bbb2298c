import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { CLAIMS, SCORE_SCOPE, type LaunchClaims, type ResourceLinkClaims } from './claims.ts'

const LEARNER = /[#/]Learner$/
const TEACHERS = /[#/](Instructor|Administrator|ContentDeveloper|SysAdmin)$/

/** People whose results the gradebook takes. */
function isLearner(claims: LaunchClaims): boolean {
  return claims[CLAIMS.roles].some((role) => LEARNER.test(role) || role === 'Learner')
}

/** People who may choose what a course opens. */
export function mayChoose(claims: LaunchClaims): boolean {
  return claims[CLAIMS.roles].some((role) => TEACHERS.test(role) || role === 'Instructor')
}

/** From the link's own parameter, or from its address; `null` for none of ours. */
export function moduleOf(claims: ResourceLinkClaims): string | null {
  const named = claims[CLAIMS.custom]?.['module']
  const target = claims[CLAIMS.target]
  const inTarget =
    target !== undefined && URL.canParse(target) ? new URL(target).searchParams.get('module') : null
  const code = typeof named === 'string' ? named : inTarget
  return CORE_MODULES.some((module) => module.code === code) ? code : null
}

/** Where the result goes; `null` unless this person's results are taken there, and may be sent. */
export function lineItemOf(claims: ResourceLinkClaims): string | null {
  const endpoint = claims[CLAIMS.endpoint]
  if (!isLearner(claims) || !endpoint?.lineitem || !endpoint.scope.includes(SCORE_SCOPE)) return null
  return URL.canParse(endpoint.lineitem) ? endpoint.lineitem : null
}

/** As it may be stored in an account: one line, no control characters, never empty. */
export function namesOf({ given_name, family_name, name, email }: LaunchClaims) {
  const [first = '', ...rest] = clean(name).split(' ')
  const [mailbox = ''] = clean(email).split('@')
  return {
    firstName: firstFilled(clean(given_name), first, mailbox),
    lastName: firstFilled(clean(family_name), rest.join(' ')),
  }
}

const firstFilled = (...texts: readonly string[]): string => texts.find((text) => text !== '') ?? '-'

function clean(text: string | null | undefined): string {
  return (text ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
}
