import { z } from 'zod/mini'
import { Language } from './language.ts'
import { Order } from './order.ts'
import { multiline } from './text.ts'

/** People that one list may name: as many as an order has seats. */
export const MAX_SEAT_LIST = 1000

/**
 * POST {api}/orders/:id/people by the buyer or a super admin: a seat for each person of a list that was pasted, or of a CSV
 * file. One person a line: an address, or columns of which one is the address; a column `language` says in which language
 * an invitation is written, else `language` does. All get a seat or none: with a fault, or more people than free seats, nothing
 * is stored. People who hold a seat of the order, or are invited to one, are left out.
 *
 * Errors: 409 `no-seats`, 422 at `people` for a list without people.
 */
export const SeatListRequest = z.object({
  people: multiline(300_000, 'Use a list of at most 1,000 people.').check(
    z.trim(),
    z.minLength(1, 'Enter at least one email address.'),
  ),
  language: z.optional(Language),
})
export type SeatListRequest = z.infer<typeof SeatListRequest>

export const SeatListReport = z.object({
  order: Order,
  /** Whether the people of the list have their seats now. */
  isDone: z.boolean(),
  /** People of the list who had no seat of this order. */
  people: z.number(),
  /** Addresses with an account, and addresses that were invited. With `isDone` false both are 0, so that no list tells who has an account. */
  given: z.number(),
  invited: z.number(),
  /** People who held or were offered a seat of this order before. */
  skipped: z.number(),
  /** Free seats before the list. */
  free: z.number(),
  /** At most 20. */
  faults: z.array(
    z.object({
      /** From 1. */
      line: z.number(),
      value: z.string(),
      message: z.string(),
    }),
  ),
  /** All lines with a fault. */
  faulty: z.number(),
})
export type SeatListReport = z.infer<typeof SeatListReport>

/** A course of a seat, as its holder has trained in it since the seat is theirs. */
export const SeatCourse = z.object({
  code: z.string(),
  title: z.string(),
  lessonsRead: z.number(),
  lessonsTotal: z.number(),
  /** Fraction in [0, 1]: of the certificate, else the best submitted quiz; `null` before the first one. */
  score: z.nullable(z.number()),
  certificate: z.nullable(z.object({ id: z.string(), number: z.string(), issuedAt: z.iso.datetime() })),
})
export type SeatCourse = z.infer<typeof SeatCourse>

/**
 * GET {api}/orders/:id/training for the buyer and the tenant's super admins: the people who hold a seat. Only the courses of
 * the order, and only what was measured since each seat was assigned. Of the subscription, the courses that a person began
 * before the end of what was paid.
 */
export const SeatTraining = z.object({
  userId: z.number(),
  courses: z.array(SeatCourse),
  /** When the buyer last reminded them; `null` for never. */
  remindedAt: z.nullable(z.iso.datetime()),
  /** Whether there is something left that the person can do and has no certificate of yet, and no reminder in the last day. */
  mayRemind: z.boolean(),
})
export type SeatTraining = z.infer<typeof SeatTraining>
export const SeatTrainingList = z.array(SeatTraining)
