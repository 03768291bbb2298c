import { z } from 'zod/mini'
import { ExpectedCount, arePeopleNamedOnce, selectedLearners } from '../bulk.ts'
import { day, text, verbatim } from '../text.ts'
import { PAGE, PAGE_QUERY } from '../paging.ts'

/** A person's status in a module: from what the server measured, and whether a due day has passed. */
export const TRAINING_STATES = [
  'completed',
  'in_progress',
  'quiz_failed',
  'assigned',
  'overdue',
  'expired',
  'not_started',
] as const
export type TrainingState = (typeof TRAINING_STATES)[number]

/** Where a person of a company stands in a module, by what the company requires. */
export const STANDINGS = [
  'not_trained',
  'assigned',
  'in_progress',
  'current',
  'expiring',
  'overdue',
  'expired',
  'exempt',
] as const
export type StandingState = (typeof STANDINGS)[number]

/** A certificate of ours, or a class that the company recorded. */
export const TRAINED_BY = ['certificate', 'class'] as const
export type TrainedBy = (typeof TRAINED_BY)[number]

export const Standing = z.object({
  /** `expiring`: within 60 days. */
  state: z.enum(STANDINGS),
  /** The day on which training stops to count or has stopped to, or the last day of an exemption. */
  until: z.nullable(z.iso.date()),
  /** Where training counts or counted: what it was. Left out by older servers. */
  trainedBy: z.optional(z.nullable(z.enum(TRAINED_BY))),
})
export type Standing = z.infer<typeof Standing>

export const TrainingCell = z.object({
  module: z.string(),
  state: z.enum(TRAINING_STATES),
  /** When it became so; `null` where the server measured nothing. */
  updatedAt: z.nullable(z.iso.datetime()),
  dueOn: z.nullable(z.iso.date()),
  /** The learner's own note, a status on the wire form; it counts for nothing. Left out by older servers. */
  selfReported: z.optional(z.nullable(z.string())),
  /** Only for company managers. */
  standing: z.optional(z.extend(Standing, { isRequired: z.boolean() })),
})
export type TrainingCell = z.infer<typeof TrainingCell>

/**
 * One learner with every module of the catalog, in its order.
 *
 * Source  also GET {api}/learners/:id by the assigned partner and by admins; 404 for any other learner.
 */
export const TrainingRow = z.object({
  id: z.number(),
  /** The same person at {api}/company/people/:personId; only in the matrix of a company's manager. */
  personId: z.optional(z.number()),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.nullable(z.string()),
  /** USPS code, such as TX. */
  state: z.nullable(z.string()),
  isSubscribed: z.boolean(),
  cells: z.array(TrainingCell),
  completed: z.number(),
  overdue: z.number(),
  /** Certificates that expire within 60 days, except renewed and revoked ones. */
  expiring: z.number(),
  /** Questions without an answer. */
  openQuestions: z.number(),
  lastActivityAt: z.nullable(z.iso.datetime()),
})
export type TrainingRow = z.infer<typeof TrainingRow>

export const TRAINING_SORTS = ['name', '-name', 'done', '-done', 'last', '-last'] as const
export type TrainingSort = (typeof TRAINING_SORTS)[number]

/** Where people of a company work, as its managers named it; selects no one elsewhere. */
const WORKPLACE = {
  department: z.optional(verbatim(100)),
  site: z.optional(verbatim(100)),
  jobRole: z.optional(verbatim(100)),
}

/**
 * `sort` is by name, number of completed modules or last activity; who never did anything comes last.
 * `company` is a company's name as it is listed, `module` a code; `status` selects learners who have a module, or that
 * module, in this state. `standing` does the same for company managers, and matches no one elsewhere; `not_trained`
 * matches only modules that a rule requires.
 */
export const TrainingQuery = z.object({
  ...PAGE_QUERY,
  sort: z._default(z.enum(TRAINING_SORTS), 'name'),
  q: z._default(text(100), ''),
  company: z._default(verbatim(200), ''),
  module: z._default(verbatim(20), ''),
  status: z.optional(z.enum(TRAINING_STATES)),
  standing: z.optional(z.enum(STANDINGS)),
  ...WORKPLACE,
})
export type TrainingQuery = z.infer<typeof TrainingQuery>

/**
 * Source  GET {api}/admin/training: the tenant's learners, for super admins; GET {api}/partner/learners: the learners
 *         assigned to the calling partner; GET {api}/company/training: those of the company that the caller manages. Each has a `.csv` variant with the same filters and without pages.
 */
export const TrainingMatrix = z.object({
  items: z.array(TrainingRow),
  ...PAGE,
  /** Of all people who match all filters except `status`. */
  summary: z.object({
    people: z.number(),
    /** Completed modules divided by all modules, a fraction in [0, 1]. */
    completion: z.number(),
    overdue: z.number(),
    expired: z.number(),
    /** Learners who have not started any module. */
    idle: z.number(),
    /** Only for company managers: cells by standing, as the filter counts them, and what of it counts as compliance. */
    standings: z.optional(z.record(z.enum(STANDINGS), z.number())),
    compliance: z.optional(z.object({ required: z.number(), current: z.number() })),
  }),
  /** Every company that has learners, by name; empty for partners and company managers. */
  companies: z.array(z.object({ name: z.string(), people: z.number() })),
})
export type TrainingMatrix = z.infer<typeof TrainingMatrix>

/**
 * Learners by the filters of the matrix: those of the tenant, those assigned to the caller, or those of the company that
 * the caller manages. Strict: a filter that is
 * not known would reach more learners.
 */
export const LearnersMatching = z.strictObject({
  ...z.pick(TrainingQuery, { q: true, company: true, module: true, status: true, standing: true }).shape,
  ...WORKPLACE,
  learners: z.enum(['tenant', 'assigned', 'company']),
})
export type LearnersMatching = z.infer<typeof LearnersMatching>

const ASSIGNED_LEARNERS = {
  ...selectedLearners(LearnersMatching),
  modules: z.array(verbatim(20)).check(z.minLength(1, 'Choose a module.'), z.maxLength(50)),
}

/**
 * POST {api}/training/assignments answers 204, for admins and, with their own learners, for partners and company managers. Every person gets
 * every module, due at the end of the day; `null` removes the due day. With `keepsDueDates`, a module that has a due day
 * keeps it. An email names the modules that became due and that the learner may open.
 * The people are listed, or are all learners who match the filters when the request arrives.
 * Errors: 404 a person who is not one of their learners, 409 `count-changed` when another number than `expected` matches,
 * 422 an unknown module, a past day, or `too-many` when more than 500 match.
 */
export const TrainingAssignmentRequest = z
  .object({
    ...ASSIGNED_LEARNERS,
    expected: z.optional(ExpectedCount),
    dueOn: z.nullable(day()),
    keepsDueDates: z.optional(z.boolean()),
  })
  .check(arePeopleNamedOnce)
export type TrainingAssignmentRequest = z.infer<typeof TrainingAssignmentRequest>

/**
 * POST {api}/training/assignments/preview: what an assignment of these modules to these learners would meet. Stores
 * nothing; the rights and errors of the assignment itself, without those of the day.
 */
export const AssignmentPreviewRequest = z.object(ASSIGNED_LEARNERS).check(arePeopleNamedOnce)
export type AssignmentPreviewRequest = z.infer<typeof AssignmentPreviewRequest>

export const AssignmentPreview = z.object({
  /** Learners who may not open all of the modules. */
  withoutAccess: z.object({
    count: z.number(),
    /** The first five by name. */
    names: z.array(z.string()),
    /** How many of them may not open each module; a module that all may open is left out. Left out by older servers. */
    modules: z.optional(z.array(z.object({ moduleCode: z.string(), count: z.number() }))),
  }),
  /** Due days that these learners have for these modules, of modules that are not completed. */
  dueDates: z.object({
    count: z.number(),
    first: z.nullable(z.iso.date()),
    last: z.nullable(z.iso.date()),
  }),
})
export type AssignmentPreview = z.infer<typeof AssignmentPreview>

/**
 * GET {api}/training/record: every module of the catalog as the server measured it for the caller, with due days;
 * readable without permission to train now.
 */
export const OwnTrainingRecord = z.array(TrainingCell)
export type OwnTrainingRecord = z.infer<typeof OwnTrainingRecord>

/** GET {api}/training/assignments: the caller's own, by due day. */
export const OwnAssignment = z.object({
  moduleCode: z.string(),
  dueOn: z.iso.date(),
  /** Completed by now. */
  isDone: z.boolean(),
  /** Not completed, and the due day has passed. */
  isOverdue: z.boolean(),
})
export type OwnAssignment = z.infer<typeof OwnAssignment>
export const OwnAssignmentList = z.array(OwnAssignment)
