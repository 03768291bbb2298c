import type { Consultation, ConsultationScope, User } from '@platform/shared-contracts/http'
import { CONSULTATION_SCOPES, countsAsAdmin } from '@platform/shared-contracts/rules'
import { pathOfChoices } from '../lib/address-choice.rule.ts'

/** Whose hours the person may see, the widest first: it is what they came for. */
export function scopesOf(user: User): readonly ConsultationScope[] {
  const may: Readonly<Record<ConsultationScope, boolean>> = {
    own: true,
    clients: user.isProfessionalPartner,
    all: countsAsAdmin(user),
  }
  return CONSULTATION_SCOPES.filter((scope) => may[scope]).toReversed()
}

const WHENS = ['upcoming', 'past', 'unrecorded'] as const
type When = (typeof WHENS)[number]

/** Only those who record what happened look for what is not recorded yet. */
export function whensOf(scope: ConsultationScope): readonly When[] {
  return scope === 'own' ? ['upcoming', 'past'] : WHENS
}

export interface Overview {
  readonly scope: ConsultationScope
  readonly when: When
  readonly path: string
}

/** What the address asks for, as far as the person may ask for it. */
export function overviewOf(address: URLSearchParams, user: User): Overview {
  const scopes = scopesOf(user)
  const scope = scopes.find((one) => one === address.get('scope')) ?? scopes[0] ?? 'own'
  const when = whensOf(scope).find((one) => one === address.get('when')) ?? 'upcoming'
  const params = new URLSearchParams(address)
  params.set('scope', scope)
  params.set('when', when)
  return {
    scope,
    when,
    path: pathOfChoices(params, { path: '/consultations', limits: { scope: 10, when: 10, q: 100 } }),
  }
}

/** What canceling now means for the hour. */
export function cancelEffect(
  { client, freeCancelUntil }: Pick<Consultation, 'client' | 'freeCancelUntil'>,
  user: Pick<User, 'id'>,
  now: Date,
): 'returned' | 'used' | 'for-client' {
  if (client.id !== user.id) return 'for-client'
  return now.getTime() <= Date.parse(freeCancelUntil) ? 'returned' : 'used'
}
