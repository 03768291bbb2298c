import { z } from 'zod/mini'
import { LoginAnswer, SecondFactorStep, User } from '@platform/shared-contracts/http'

/** Loose where RefreshAnswer is not: a refresh may leave out fields of the user that are known already. */
const Renewal = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.nullable(z.string())),
  user: z.optional(z.nullable(z.looseObject({}))),
})

export interface RenewedSession {
  readonly accessToken: string
  readonly refreshToken: string | null
  readonly user: User | null
}

/**
 * Errors: throws for an answer without an access token. The printed answer of a refresh lacks
 * `isProfessionalPartner`: what is known of the same person fills such gaps.
 */
export function parseRenewal(body: unknown, known: User | null): RenewedSession {
  const { accessToken, refreshToken, user } = z.parse(Renewal, body)
  return { accessToken, refreshToken: refreshToken || null, user: mergeUser(user ?? null, known) }
}

function mergeUser(answered: Record<string, unknown> | null, known: User | null): User | null {
  if (!answered) return known
  const isSamePerson = known !== null && answered.id === known.id
  return parseUser(isSamePerson ? { ...known, ...answered } : answered) ?? known
}

export function parseUser(record: unknown): User | null {
  return z.safeParse(User, record).data ?? null
}

/** `null` for an answer that lacks the user or either token. */
export function parseLogin(body: unknown): LoginAnswer | null {
  const answer = z.safeParse(LoginAnswer, body).data
  return answer && answer.accessToken && answer.refreshToken ? answer : null
}

/** `null` for an answer that asks for no second factor. */
export function parseSecondFactor(body: unknown): SecondFactorStep['secondFactor'] | null {
  return z.safeParse(SecondFactorStep, body).data?.secondFactor ?? null
}
