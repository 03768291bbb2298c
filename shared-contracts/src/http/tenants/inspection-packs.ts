import { z } from 'zod/mini'
import { code, day, text, verbatim } from '../text.ts'

/** Records of a company for an inspector. All routes under /company are for its managers and reach their own company only. */

/** Days after which a pack is deleted with its links. */
export const INSPECTION_PACK_DAYS = 90
/** For how long a link may work. */
export const PACK_LINK_DAYS = [7, 14, 30] as const

/** Up to how many people a pack has the PDFs of certificates unless the manager chooses otherwise. */
export const PACK_PEOPLE_WITH_CERTIFICATES = 60
/** Certificates of which a pack may have the PDFs. */
export const MAX_PACK_CERTIFICATES = 3_000

/** Which records a pack is about. */
export const PackScope = z.object({
  modules: z.array(verbatim(20)).check(z.minLength(1, 'Choose at least one module.'), z.maxLength(100)),
  /** Empty for every site. */
  site: verbatim(120),
  /** Empty for every department. */
  department: verbatim(120),
})
export type PackScope = z.infer<typeof PackScope>

/**
 * POST {api}/company/inspection-packs: what the pack is about; answers 201. A job makes it. Errors: 409
 * `too-many-packs` while several are being made, 422 with `fields`.
 */
export const InspectionPackRequest = z.object({
  ...PackScope.shape,
  /** Whether the ZIP has the PDF of each certificate that was valid on the day. */
  hasCertificates: z.boolean(),
  /** The day that it describes: today or before. */
  on: day('Enter the day that the pack describes.'),
})
export type InspectionPackRequest = z.infer<typeof InspectionPackRequest>

/**
 * POST {api}/company/inspection-packs/size: how large a pack of these records would be, as of now; `on` of `null` is
 * today. Errors: 422 with `fields`.
 */
export const PackSizeRequest = z.object({
  ...PackScope.shape,
  on: z.nullable(day('Enter the day that the pack describes.')),
})
export type PackSizeRequest = z.infer<typeof PackSizeRequest>

export const PackSize = z.object({
  people: z.number(),
  /** Certificates of these people that were valid on the day: as many PDFs. */
  certificates: z.number(),
})
export type PackSize = z.infer<typeof PackSize>

export const InspectionPackId = z.object({ id: z.uuid() })
export type InspectionPackId = z.infer<typeof InspectionPackId>

/**
 * GET {api}/company/inspection-packs/:id/:file. The PDF is for reading, the CSV has a line for each person and module, and
 * the ZIP has both with the sign-in sheets of its classes, and with certificates where the pack was made with them.
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

/**
 * It is being made until it is ready or has failed: the records are read, the files are written, then the certificates
 * where there are any.
 */
export const PACK_STATES = ['waiting', 'reading', 'writing', 'certificates', 'ready', 'failed'] as const

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
  /** How many certificates have their PDF; `null` before it is known how many there are, and for a pack without. */
  certificates: z.nullable(z.object({ done: z.number(), total: z.number() })),
  /** A schedule made it. */
  isScheduled: z.boolean(),
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
