import { z } from 'zod/mini'
import { Id } from '../id.ts'
import { text, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY, pageOf } from '../paging.ts'

/** The standards of imported courses, as their archive declares them. */
export const PACKAGE_KINDS = ['scorm12', 'scorm2004', 'cmi5'] as const
export type PackageKind = (typeof PACKAGE_KINDS)[number]

/** What an archive may be, in bytes and files; the server refuses more. */
export const PACKAGE_LIMITS = {
  archiveBytes: 100 * 1024 * 1024,
  unpackedBytes: 300 * 1024 * 1024,
  fileBytes: 100 * 1024 * 1024,
  files: 5_000,
  /** cmi5 wants more than a thousand. */
  units: 2_000,
} as const

/** How far a learner is in one unit. `passed` and `failed` include that it was completed. */
export const UNIT_STATUSES = ['not_started', 'incomplete', 'completed', 'passed', 'failed'] as const
export type UnitStatus = (typeof UNIT_STATUSES)[number]

/**
 * What a package reported about one unit, as the server recorded it. `score` is a fraction in [0, 1] and `null` without
 * one; `seconds` is never more than the time for which the unit was open.
 */
export const UnitResult = z.object({
  unitId: z.string(),
  title: z.string(),
  status: z.enum(UNIT_STATUSES),
  score: z.nullable(z.number()),
  seconds: z.number(),
  /** The moveOn rule of a cmi5 unit is fulfilled, or the unit of a SCORM package is completed or passed. */
  isSatisfied: z.boolean(),
  updatedAt: z.nullable(z.iso.datetime()),
})
export type UnitResult = z.infer<typeof UnitResult>

/** An imported course for staff. Roles admin and super_admin; of the tenant of the host. */
export const CoursePackage = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(PACKAGE_KINDS),
  fileName: z.string(),
  sizeBytes: z.number(),
  fileCount: z.number(),
  unitCount: z.number(),
  /** Subscribed learners see and open it. */
  isOpen: z.boolean(),
  uploadedBy: z.string(),
  uploadedAt: z.iso.datetime(),
  learners: z.number(),
  finished: z.number(),
})
export type CoursePackage = z.infer<typeof CoursePackage>

/** What a list of packages can be sorted by; a minus is descending. */
export const PACKAGE_SORTS = ['-uploadedAt', 'uploadedAt', 'title', '-title'] as const

/** GET {api}/admin/packages: `q` is part of title or file name. */
export const CoursePackageQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(PACKAGE_SORTS), '-uploadedAt'),
  q: z._default(text(100), ''),
  kind: z._default(verbatim(20), ''),
})
export type CoursePackageQuery = z.infer<typeof CoursePackageQuery>

export const CoursePackagePage = pageOf(CoursePackage)
export type CoursePackagePage = z.infer<typeof CoursePackagePage>

/**
 * PUT {api}/admin/packages/:id answers the CoursePackage. POST {api}/admin/packages takes the archive as multipart in
 * the field `file` and answers 201 and the CoursePackage, closed to learners. Errors: 404 `package-not-found`, 413, 415, 422.
 */
export const CoursePackageRequest = z.object({
  title: text(200).check(z.minLength(1, 'Enter a title.')),
  isOpen: z.boolean(),
})
export type CoursePackageRequest = z.infer<typeof CoursePackageRequest>

/** One learner's results in one package. */
export const PackageLearner = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  isFinished: z.boolean(),
  startedAt: z.iso.datetime(),
  units: z.array(UnitResult),
})
export type PackageLearner = z.infer<typeof PackageLearner>

/** GET {api}/admin/packages/:id/learners, those who started last first. */
export const PackageLearnerQuery = z.object({
  ...PAGE_QUERY,
})
export type PackageLearnerQuery = z.infer<typeof PackageLearnerQuery>

export const PackageLearnerPage = z.object({
  package: CoursePackage,
  items: z.array(PackageLearner),
  ...PAGE,
})
export type PackageLearnerPage = z.infer<typeof PackageLearnerPage>

/**
 * GET {api}/packages/:id for a subscribed learner, or staff: 404 `package-not-found` for one that is closed. Results
 * belong to the package alone: no certificate comes from them.
 */
export const LearnerPackage = z.object({
  id: z.number(),
  title: z.string(),
  kind: z.enum(PACKAGE_KINDS),
  isFinished: z.boolean(),
  /** False where the server has no host name for packages. */
  isPlayable: z.boolean(),
  units: z.array(UnitResult),
})
export type LearnerPackage = z.infer<typeof LearnerPackage>

/** GET {api}/packages: every package that is open, by title. */
export const LearnerPackageList = z.array(LearnerPackage)
export type LearnerPackageList = z.infer<typeof LearnerPackageList>

/** POST {api}/packages/:id/launches. */
export const LaunchRequest = z.object({ unitId: verbatim(400) })
export type LaunchRequest = z.infer<typeof LaunchRequest>

/** `url` is on the package's own origin and is for this learner, this unit and a limited time only. */
export const LaunchAnswer = z.object({ url: z.string(), expiresAt: z.iso.datetime() })
export type LaunchAnswer = z.infer<typeof LaunchAnswer>
