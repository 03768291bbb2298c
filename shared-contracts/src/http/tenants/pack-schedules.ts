import { z } from 'zod/mini'
import { RowNumber } from '../text.ts'
import { PACK_LINK_DAYS, PackScope } from './inspection-packs.ts'

/** Schedules that a company may have. */
export const MAX_PACK_SCHEDULES = 5
/** Every month has this day. */
const LAST_DAY_OF_MONTH = 28
const DAYS_OF_WEEK = 7

/**
 * POST {api}/company/pack-schedules, PUT {api}/company/pack-schedules/:id: when a pack is made, about what, and which
 * managers get a link to it by email. The manager who sends it is responsible for the schedule. Errors: 404, 409
 * `too-many-pack-schedules`, 422 with `fields`.
 */
export const PackScheduleRequest = z
  .object({
    ...PackScope.shape,
    hasCertificates: z.boolean(),
    every: z.enum(['month', 'week']),
    /** Of the month, or of the week from 1 for Monday; in UTC. */
    day: z
      .int('Choose a day.')
      .check(z.gte(1, 'Choose a day.'), z.lte(LAST_DAY_OF_MONTH, 'Choose a day from 1 to 28.')),
    /** Accounts of managers of the company. */
    recipients: z.array(RowNumber).check(z.maxLength(50)),
    linkDays: z.literal(PACK_LINK_DAYS, 'Choose how long the link works.'),
  })
  .check(
    z.refine(({ every, day }) => every === 'month' || day <= DAYS_OF_WEEK, {
      error: 'Choose a day of the week.',
      path: ['day'],
    }),
  )
export type PackScheduleRequest = z.infer<typeof PackScheduleRequest>

export const PackScheduleId = z.object({ id: z.uuid() })

export const PackSchedule = z.object({
  id: z.uuid(),
  ...PackScheduleRequest.shape,
  /** Email of the manager who is responsible. */
  setBy: z.string(),
  /** Why no pack is made: someone paused it, or the manager who set it has lost the role. */
  paused: z.nullable(z.enum(['manager', 'role'])),
  /** `null` while it is paused. */
  nextOn: z.nullable(z.iso.date()),
  /** The latest day for which it made a pack. */
  madeFor: z.nullable(z.iso.date()),
})
export type PackSchedule = z.infer<typeof PackSchedule>

/** GET {api}/company/pack-schedules */
export const PackScheduleList = z.object({
  schedules: z.array(PackSchedule),
  /** Who may get the emails. */
  managers: z.array(z.object({ id: z.number(), name: z.string(), email: z.string() })),
})
export type PackScheduleList = z.infer<typeof PackScheduleList>

/**
 * PUT {api}/company/pack-schedules/:id/pause. The manager who resumes it is responsible for it from then on; days that passed are
 * not made up for. Errors: 404.
 */
export const PackSchedulePause = z.object({ isPaused: z.boolean() })
export type PackSchedulePause = z.infer<typeof PackSchedulePause>
