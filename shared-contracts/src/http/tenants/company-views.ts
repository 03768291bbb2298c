import { z } from 'zod/mini'
import { text, verbatim } from '../text.ts'
import { STANDINGS, TRAINING_SORTS } from '../training/training-record.ts'

/** Views that a manager may save. */
export const MAX_COMPANY_VIEWS = 30

/** What the matrix of a company is narrowed to, and its order; an empty filter is none. */
export const TrainingView = z.object({
  q: text(100),
  module: verbatim(20),
  standing: z.enum(['', ...STANDINGS]),
  site: verbatim(100),
  department: verbatim(100),
  jobRole: verbatim(100),
  sort: z.enum(TRAINING_SORTS),
})
export type TrainingView = z.infer<typeof TrainingView>

/**
 * POST {api}/company/views: saves a view for the caller alone; a view of the same name is replaced. Answers 201. Errors:
 * 409 `too-many-views`, 422 with `fields`. DELETE {api}/company/views/:id answers 204; 404 for a view of anyone else.
 */
export const CompanyViewRequest = z.object({
  name: text(60).check(z.minLength(1, 'Enter a name.')),
  view: TrainingView,
})
export type CompanyViewRequest = z.infer<typeof CompanyViewRequest>

export const CompanyView = z.object({ id: z.number(), ...CompanyViewRequest.shape })
export type CompanyView = z.infer<typeof CompanyView>

/** GET {api}/company/views: the caller's own, by name. */
export const CompanyViewList = z.array(CompanyView)
