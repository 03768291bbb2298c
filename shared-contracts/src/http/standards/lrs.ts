import { z } from 'zod/mini'
import { text, verbatim } from '../text.ts'

/** Versions of xAPI in which statements are sent. */
export const LRS_VERSIONS = ['1.0.3', '2.0.0'] as const
export type LrsVersion = (typeof LRS_VERSIONS)[number]

const HTTPS_OR_OWN_MACHINE = /^(https:\/\/[^\s/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^\s?#]*)?$/i

const access = {
  /** Of the xAPI resources: `/statements` comes after it. */
  endpoint: text(500).check(z.regex(HTTPS_OR_OWN_MACHINE, 'Enter an address that starts with https://.')),
  version: z.enum(LRS_VERSIONS),
  key: text(255).check(z.minLength(1, 'Enter the key.')),
  /** `null`: the one that is stored, for the stored address only. */
  secret: z.nullable(verbatim(500).check(z.minLength(1, 'Enter the secret.'))),
}

/**
 * PUT {api}/admin/lrs, super admin only. Errors: 422 with `fields.secret` when there is none for this address. DELETE
 * {api}/admin/lrs removes it and what waits.
 */
export const LrsSettingsRequest = z.object({
  ...access,
  /** Send names and email addresses, not only the number of an account. */
  namesPeople: z.boolean(),
  isActive: z.boolean(),
})
export type LrsSettingsRequest = z.infer<typeof LrsSettingsRequest>

/** POST {api}/admin/lrs/test tries what is typed, saved or not. Sends no statement. */
export const LrsTestRequest = z.object(access)
export type LrsTestRequest = z.infer<typeof LrsTestRequest>

/** `write-only`: the key is accepted and may not read, as is usual for keys that only send. */
export const LRS_OUTCOMES = [
  'ok',
  'write-only',
  'unreachable',
  'timeout',
  'not-allowed',
  'untrusted',
  'no-lrs',
  'other-version',
  'refused',
] as const
export type LrsOutcome = (typeof LRS_OUTCOMES)[number]

export const LrsTestAnswer = z.object({
  outcome: z.enum(LRS_OUTCOMES),
  /** Of the answer that decided; `null` without one. */
  status: z.nullable(z.number()),
  /** Versions of xAPI that the record store supports, as it says. */
  versions: z.array(z.string()),
})
export type LrsTestAnswer = z.infer<typeof LrsTestAnswer>

/** The record store as it is saved; the secret never leaves the server. */
const LrsSettings = z.object({
  endpoint: z.string(),
  version: z.enum(LRS_VERSIONS),
  key: z.string(),
  namesPeople: z.boolean(),
  isActive: z.boolean(),
})
export type LrsSettings = z.infer<typeof LrsSettings>

/**
 * GET {api}/admin/lrs: the learning record store of the tenant and its queue. POST {api}/admin/lrs/send tries at once
 * what waits, and answers it too.
 */
export const LrsConnection = z.object({
  settings: z.nullable(LrsSettings),
  waiting: z.number(),
  rejected: z.number(),
  sent: z.number(),
  lastSuccessAt: z.nullable(z.iso.datetime()),
  /** Why the last try failed; `null` after a success. */
  problem: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.iso.datetime()),
})
export type LrsConnection = z.infer<typeof LrsConnection>

/** `rejected`: the record store refused it and it is not tried again by itself. */
export const LRS_STATES = ['waiting', 'sent', 'rejected'] as const

/** One statement of the queue; sent ones are listed for 30 days. */
export const LrsStatement = z.object({
  position: z.number(),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** Last part of its IRI: `passed`. */
  verb: z.string(),
  activity: z.string(),
  state: z.enum(LRS_STATES),
  queuedAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  problem: z.nullable(z.string()),
})
export type LrsStatement = z.infer<typeof LrsStatement>

/** GET {api}/admin/lrs/statements, rejected first. POST {api}/admin/lrs/statements/:position/retry sends one again. */
export const LrsStatementQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  size: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  state: z._default(z.enum([...LRS_STATES, '']), ''),
})
export type LrsStatementQuery = z.infer<typeof LrsStatementQuery>

export const LrsStatementPage = z.object({
  items: z.array(LrsStatement),
  total: z.number(),
  page: z.number(),
  size: z.number(),
})
export type LrsStatementPage = z.infer<typeof LrsStatementPage>
