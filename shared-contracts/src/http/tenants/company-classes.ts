import { z } from 'zod/mini'
import { ExpectedCount, arePeopleNamedOnce, selectedLearners } from '../bulk.ts'
import { day, text, verbatim } from '../text.ts'
import { LearnersMatching } from '../training/training-record.ts'

/** Classroom training that a company records. All routes are for company managers and reach their own company only. */

/** A class of one day. */
export const MAX_CLASS_MINUTES = 24 * 60
/** Years back that a class may be recorded. */
export const MAX_CLASS_AGE_YEARS = 5

/**
 * POST {api}/company/classes, a form with the field `details`, this as JSON, and optionally the file `sheet` (PDF, JPG or
 * PNG up to 10 MB, recognized by its content); answers 201. The class counts as training of these people in the module,
 * from its day on, for the interval of the module or of the company's rule, whichever is shorter. Due dates that it
 * fulfills are removed. It is no certificate. Errors: 404 a person who is not of the company, 409 `count-changed`, 413
 * and 415 the file, 422 with `fields`.
 */
export const CompanyClassRequest = z
  .object({
    ...selectedLearners(LearnersMatching),
    expected: z.optional(ExpectedCount),
    module: verbatim(20).check(z.minLength(1, 'Choose a module.')),
    heldOn: day('Enter the day of the class.'),
    minutes: z
      .int('Enter a whole number of minutes.')
      .check(z.gte(1, 'Enter 1 to 1440 minutes.'), z.lte(MAX_CLASS_MINUTES, 'Enter 1 to 1440 minutes.')),
    trainer: text(120).check(z.minLength(2, 'Enter who taught the class.')),
    /** Of the trainer, such as "Competent person for scaffolds". */
    qualification: text(200).check(z.minLength(2, 'Enter what qualifies the trainer.')),
    /** Where it was held; empty if that does not matter. */
    place: text(120),
  })
  .check(arePeopleNamedOnce)
export type CompanyClassRequest = z.infer<typeof CompanyClassRequest>

export const CompanyClassAnswer = z.object({
  id: z.number(),
  /** Who attended. */
  people: z.number(),
  /** Due dates that the class fulfilled. */
  fulfilled: z.number(),
})
export type CompanyClassAnswer = z.infer<typeof CompanyClassAnswer>

export const CompanyClass = z.object({
  id: z.number(),
  module: z.string(),
  heldOn: z.iso.date(),
  minutes: z.number(),
  trainer: z.string(),
  qualification: z.string(),
  place: z.string(),
  people: z.number(),
  /** Of the sign-in sheet: GET {api}/company/classes/:id/sheet. */
  sheet: z.nullable(z.object({ name: z.string(), sizeBytes: z.number() })),
  recordedBy: z.string(),
  recordedAt: z.iso.datetime(),
  /** A voided class counts for nothing. */
  voided: z.nullable(z.object({ by: z.string(), at: z.iso.datetime(), reason: z.string() })),
})
export type CompanyClass = z.infer<typeof CompanyClass>

/** GET {api}/company/classes: the latest day first; at most 500. */
export const CompanyClassList = z.array(CompanyClass)

/** GET {api}/company/classes/:id/people: who attended, by name. */
export const CompanyClassPeople = z.array(
  z.object({
    personId: z.number(),
    /** As it was when the class was recorded. */
    name: z.string(),
  }),
)
export type CompanyClassPeople = z.infer<typeof CompanyClassPeople>

/**
 * POST {api}/company/classes/:id/void answers 204: the class counts for nothing from now on, and due dates that it had
 * fulfilled come back. It stays in the list. Errors: 404, also for one that is voided already, 422.
 * PUT {api}/company/classes/:id/sheet, a form with the file `sheet`, answers 204: adds the sheet of a class without one.
 * Errors: 404, 409 `class-has-sheet`, 413, 415, 422.
 */
export const CompanyClassVoid = z.object({
  reason: text(300).check(z.minLength(3, 'Write the reason.')),
})
export type CompanyClassVoid = z.infer<typeof CompanyClassVoid>

/**
 * A class as who attended it sees it, in their own record: the company held and recorded it, not we.
 *
 * Source  GET {api}/attended-classes: the caller's own of every company, the latest day first; voided ones are left out.
 */
export const AttendedClass = z.object({
  id: z.number(),
  module: z.string(),
  heldOn: z.iso.date(),
  minutes: z.number(),
  trainer: z.string(),
  qualification: z.string(),
  place: z.string(),
  company: z.string(),
})
export type AttendedClass = z.infer<typeof AttendedClass>
export const AttendedClassList = z.array(AttendedClass)
