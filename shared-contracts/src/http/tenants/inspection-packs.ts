import { z } from 'zod/mini'
import { code, day, text, verbatim } from '../text.ts'

/** Records of a company for an inspector. All routes under /company are for its managers and reach their own company only. */

/** Days after which a pack is deleted with its links. */
export const INSPECTION_PACK_DAYS = 90
/** For how long a link may work. */
export const PACK_LINK_DAYS = [7, 14, 30] as const

/**
 * POST {api}/company/inspection-packs: what the pack is about; answers 201. A job makes it. Errors: 409
 * `too-many-packs` while several are being made, 422 with `fields`.
 */
export const InspectionPackRequest = z.object({
  modules: z.array(verbatim(20)).check(z.minLength(1, 'Choose at least one module.'), z.maxLength(100)),
  /** Empty for every site. */
  site: verbatim(120),
  /** Empty for every department. */
  department: verbatim(120),
  /** The day that it describes: today or before. */
  on: day('Enter the day that the pack describes.'),
})
export type InspectionPackRequest = z.infer<typeof InspectionPackRequest>

export const InspectionPackId = z.object({ id: z.uuid() })
export type InspectionPackId = z.infer<typeof InspectionPackId>

/**
 * GET {api}/company/inspection-packs/:id/:file. The PDF is for reading, the CSV has a line for each person and module, and
 * the ZIP has both with the sign-in sheets of its classes.
 */
export const PACK_FILES = ['inspection-pack.pdf', 'training-records.csv', 'inspection-pack.zip'] as const
export const PackFile = z.enum(PACK_FILES)
export type PackFile = z.infer<typeof PackFile>

/**
 * POST {api}/company/inspection-packs/:id/links answers 201 with the address, which is shown once. Errors: 404, 409
 * `pack-not-ready`, 422 with `fields`.
 */
export const PackLinkRequest = z.object({
  recipient: text(120).check(z.minLength(2, 'Enter who gets the link.')),
  days: z.literal(PACK_LINK_DAYS, 'Choose how long the link works.'),
})
export type PackLinkRequest = z.infer<typeof PackLinkRequest>

export const NewPackLink = z.object({ id: z.uuid(), url: z.url() })
export type NewPackLink = z.infer<typeof NewPackLink>

/** One use of a link. */
export const PackLinkUse = z.object({
  at: z.iso.datetime(),
  /** `null` for the page of the link. */
  file: z.nullable(PackFile),
})

export const PackLink = z.object({
  id: z.uuid(),
  recipient: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** The latest 50, the latest first. */
  uses: z.array(PackLinkUse),
})
export type PackLink = z.infer<typeof PackLink>

/** It is being made until it is ready or has failed: the records are read, then the files are written. */
export const PACK_STATES = ['waiting', 'reading', 'writing', 'ready', 'failed'] as const

export const InspectionPack = z.object({
  id: z.uuid(),
  ...InspectionPackRequest.shape,
  state: z.enum(PACK_STATES),
  requestedBy: z.string(),
  requestedAt: z.iso.datetime(),
  /** Once it is ready. */
  counts: z.nullable(
    z.object({
      people: z.number(),
      /** Trainings that a rule requires of them, without exemptions. */
      required: z.number(),
      /** Of those, how many were current on that day. */
      current: z.number(),
    }),
  ),
  deletedOn: z.iso.date(),
  links: z.array(PackLink),
})
export type InspectionPack = z.infer<typeof InspectionPack>

/** GET {api}/company/inspection-packs: the newest first. */
export const InspectionPackList = z.array(InspectionPack)

/**
 * POST {api}/inspection-pack: what a link leads to; needs no session. GET {api}/inspection-pack/:file?key= is the file.
 * Every use is logged for the company. Errors: 410 for a link that expired, was revoked, or never existed.
 */
export const PackKey = z.object({
  // A token has 43 characters of base64url.
  key: code(/^[\w-]{43}$/, 43),
})
export type PackKey = z.infer<typeof PackKey>

export const SharedPack = z.object({
  ...z.pick(InspectionPack, { modules: true, site: true, department: true, on: true, counts: true }).shape,
  company: z.string(),
  recipient: z.string(),
  madeAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type SharedPack = z.infer<typeof SharedPack>
