import type { XapiStatement } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { VERB, type VerbName } from '../xapi/vocabulary.rule.ts'
import type { LearningEvent } from './learning-event.rule.ts'

type StatementParts = Pick<XapiStatement, 'verb' | 'object' | 'result' | 'context' | 'timestamp'>
type Event<Kind extends LearningEvent['kind']> = Extract<LearningEvent, { kind: Kind }>
type Activity = Extract<XapiStatement['object'], { id: string; objectType?: 'Activity' | undefined }>

const ADL_TYPE = 'http://adlnet.gov/expapi/activities/'
const TYPE = {
  module: `${ADL_TYPE}course`,
  lesson: `${ADL_TYPE}lesson`,
  exercise: `${ADL_TYPE}interaction`,
  quiz: `${ADL_TYPE}assessment`,
  practice: `${ADL_TYPE}performance`,
  unit: `${ADL_TYPE}lesson`,
  // Neither ADL nor cmi5 has one: from the registry that ADL links to.
  certificate: 'https://www.opigno.org/en/tincan_registry/activity_type/certificate',
} as const
const EARNED = { id: 'http://id.tincanapi.com/verb/earned', display: { 'en-US': 'earned' } }
const PERCENT = 100

const said = (verb: VerbName) => ({ id: VERB[verb], display: { 'en-US': verb } })
const activity = (id: string, type: keyof typeof TYPE, name: string): Activity => ({
  objectType: 'Activity',
  id,
  definition: { type: TYPE[type], name: { 'en-US': name } },
})
const scored = (score: number) => ({
  score: { scaled: score, raw: Math.round(score * PERCENT * PERCENT) / PERCENT, min: 0, max: PERCENT },
})
const lasted = (seconds: number) => ({ duration: `PT${Math.max(0, Math.round(seconds))}S` })

/** Where a module is, for all that is below it. `home` is the tenant's identifier (agent.rule.ts). */
function moduleActivity(home: string, code: string): Activity {
  const title = CORE_MODULES.find((module) => module.code === code)?.title ?? code
  return activity(`${home}/modules/${code}`, 'module', title)
}

function within(home: string, code: string, version?: string | number) {
  const parent = [moduleActivity(home, code)]
  const revision = version === undefined ? {} : { revision: String(version) }
  return { contextActivities: { parent }, ...revision }
}

/** What an event is in the words of xAPI, without who did it. Ids of activities are the same at every time. */
export function statementOf(event: LearningEvent, home: string): StatementParts {
  const parts = (BY_KIND[event.kind] as (event: LearningEvent, home: string) => StatementParts)(event, home)
  return { ...parts, context: { ...parts.context, platform: home }, timestamp: event.at.toISOString() }
}

const below = (home: string, { moduleCode }: { moduleCode: string }, path: string) =>
  `${home}/modules/${moduleCode}/${path}`

const BY_KIND: {
  readonly [Kind in LearningEvent['kind']]: (event: Event<Kind>, home: string) => StatementParts
} = {
  lesson: (event, home) => ({
    verb: said('completed'),
    object: activity(below(home, event, `lessons/${event.lessonId}`), 'lesson', event.title),
    result: { completion: true, ...lasted(event.seconds) },
    context: within(home, event.moduleCode, event.contentVersion),
  }),
  exercise: (event, home) => ({
    verb: said('completed'),
    object: activity(below(home, event, `exercises/${event.exerciseId}`), 'exercise', event.title),
    result: { completion: true, success: event.right === event.total, ...partial(event) },
    context: within(home, event.moduleCode, event.contentVersion),
  }),
  quiz: (event, home) => ({
    verb: said(event.isPassed ? 'passed' : 'failed'),
    object: activity(below(home, event, 'quiz'), 'quiz', 'Quiz'),
    result: { completion: true, success: event.isPassed, ...scored(event.score) },
    context: within(home, event.moduleCode, event.contentVersion),
  }),
  module: (event, home) => ({
    verb: said('completed'),
    object: moduleActivity(home, event.moduleCode),
    result: { completion: true, success: true, ...scored(event.score) },
    context: { revision: event.contentVersion },
  }),
  certificate: (event, home) => ({
    verb: EARNED,
    object: activity(`${home}/verify/${event.code}`, 'certificate', event.title),
    context: within(home, event.moduleCode),
  }),
  practice: (event, home) => ({
    verb: said('passed'),
    object: activity(below(home, event, 'practice'), 'practice', 'Hands-on practice'),
    result: { completion: true, success: true },
    context: {
      ...within(home, event.moduleCode),
      extensions: { [`${home}/extensions/performed-on`]: event.performedOn },
    },
  }),
  unit: (event, home) => ({
    verb: said(event.outcome),
    // The same ids as in statements of cmi5 (packages/cmi5/session-context.ts).
    object: activity(`${home}/packages/${event.packageId}/units/${event.place}`, 'unit', event.title),
    result: {
      ...lasted(event.seconds),
      ...(event.outcome === 'completed' ? { completion: true } : { success: event.outcome === 'passed' }),
      ...(event.score === null ? {} : scored(event.score)),
    },
    context: {
      contextActivities: {
        parent: [activity(`${home}/packages/${event.packageId}`, 'module', event.packageTitle)],
      },
    },
  }),
}

function partial({ right, total }: Event<'exercise'>) {
  return { score: { scaled: total === 0 ? 0 : right / total, raw: right, min: 0, max: total } }
}
