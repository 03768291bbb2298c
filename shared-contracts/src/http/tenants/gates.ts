import { z } from 'zod/mini'
import { text, verbatim } from '../text.ts'
import { PackKey } from './inspection-packs.ts'

/**
 * Tablets at the entrance of a site, which read the codes of certificates. Routes under /company/gates are for the managers
 * of a company and reach its gates only.
 */

export const MAX_GATES = 50
/** From this age on, a tablet warns that its roster is old. */
export const GATE_WARNING_HOURS = 24
/** From this age on, a tablet gives no answer from its roster. */
export const GATE_ROSTER_DAYS = 7

/** POST {api}/company/gates answers 201. Errors: 409 `too-many-gates`, 422 with `fields`. */
export const GateRequest = z.object({
  name: text(60).check(z.minLength(2, 'Enter a name for the gate.')),
  /** Empty for everyone of the company. */
  site: verbatim(120),
})
export type GateRequest = z.infer<typeof GateRequest>

/** The address is shown once: what follows its `#` is the key of the tablet. */
export const NewGate = z.object({
  id: z.uuid(),
  url: z.url(),
  /** The address as dark modules: an SVG path on a square of `size` units, without a quiet zone. */
  qrCode: z.object({ size: z.int(), path: z.string() }),
})
export type NewGate = z.infer<typeof NewGate>

export const Gate = z.object({
  id: z.uuid(),
  name: z.string(),
  site: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  /** When a tablet last got the roster. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type Gate = z.infer<typeof Gate>

/** GET {api}/company/gates: the newest first. DELETE {api}/company/gates/:id revokes the key of its tablet. */
export const GateList = z.array(Gate)

export const GateId = z.object({ id: z.uuid() })

/** POST {api}/gate/roster needs no session. Errors: 410 `gate-gone` for a key that was revoked or never existed. */
export const GateKey = PackKey
export type GateKey = z.infer<typeof GateKey>

/** What a company requires of a person in one module. Days are UTC, as everywhere in requirements. */
export const GateTraining = z.object({
  module: z.string(),
  exemptUntil: z.nullable(z.iso.date()),
  /** Until when training counts, also where that is over; `null` without training. */
  trainedUntil: z.nullable(z.iso.datetime()),
  /** The training no longer counts, because the module has changed. */
  isOutdated: z.boolean(),
  dueOn: z.nullable(z.iso.date()),
})
export type GateTraining = z.infer<typeof GateTraining>

export const GatePerson = z.object({
  /** First name and initial: `Ana R.` */
  name: z.string(),
  /**
   * SHA-256 in base64url of `GATE_ID CODE`, of each certificate that was not revoked. Not the codes themselves: they open
   * the public page of a certificate.
   */
  codes: z.array(z.string()),
  required: z.array(GateTraining),
})
export type GatePerson = z.infer<typeof GatePerson>

/** Active people of the company and site who agreed that it sees their training, and have a certificate. */
export const GateRoster = z.object({
  gate: z.pick(Gate, { id: true, name: true, site: true }),
  company: z.string(),
  madeAt: z.iso.datetime(),
  people: z.array(GatePerson),
})
export type GateRoster = z.infer<typeof GateRoster>
