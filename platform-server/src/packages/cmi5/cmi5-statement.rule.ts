import type { XapiAgent, XapiStatement } from '@platform/shared-contracts/http'
import { CATEGORY, CONTEXT_EXTENSION, VERB } from '../../domain/xapi/vocabulary.rule.ts'

/** What is known of a session when a statement of its content comes. */
export interface SessionState {
  readonly sessionId: string
  readonly registrationId: string
  readonly activityId: string
  readonly actor: XapiAgent
  readonly masteryScore: number | null
  readonly isInitialized: boolean
  readonly isEnded: boolean
  /** In this session: a unit is judged once. */
  readonly isJudged: boolean
  /** In this registration. */
  readonly wasCompleted: boolean
  readonly wasPassed: boolean
}

export type DefinedVerb = 'initialized' | 'completed' | 'passed' | 'failed' | 'terminated'

/** `verb` is `null` for a statement that content makes for itself. */
export type Judgment =
  | { readonly isAllowed: true; readonly verb: DefinedVerb | null }
  | { readonly isAllowed: false; readonly reason: string }

const VOIDED = 'http://adlnet.gov/expapi/verbs/voided'

const DEFINED: ReadonlyMap<string, DefinedVerb> = new Map(
  (['initialized', 'completed', 'passed', 'failed', 'terminated'] as const).map((verb) => [VERB[verb], verb]),
)

/** Whether cmi5 allows this statement now. The reason is for the author of the content. */
export function judgeStatement(statement: XapiStatement, state: SessionState): Judgment {
  const reason =
    formFault(statement) ??
    contextFault(statement, state) ??
    orderFault(statement, state) ??
    moveOnFault(statement) ??
    definedFault(statement, state)
  if (reason !== null) return { isAllowed: false, reason }
  return { isAllowed: true, verb: definedVerb(statement) }
}

/** Sections 6.3, 9.1 and 9.7: what holds for every statement, whatever it says. */
function formFault({ id, verb, timestamp = '' }: XapiStatement): string | null {
  if (id === undefined) return 'A statement needs an id.'
  if (timestamp === '') return 'A statement needs its timestamp.'
  if (!/(Z|[+-]00:00)$/i.test(timestamp)) return 'The timestamp must be in UTC.'
  return verb.id === VOIDED ? 'Content may not void statements.' : null
}

function contextFault({ actor, context }: XapiStatement, state: SessionState): string | null {
  if (context?.registration !== state.registrationId) return 'The registration is not that of this launch.'
  if (!isSameAccount(actor, state.actor)) return 'The actor is not the learner of this launch.'
  const sessionId = context.extensions?.[CONTEXT_EXTENSION.sessionId]
  return sessionId === state.sessionId ? null : 'The session id is not that of this launch.'
}

/** cmi5 knows a learner by an account, and no groups. */
export function isSameAccount({ objectType, account }: XapiAgent, { account: wanted }: XapiAgent): boolean {
  if (objectType === 'Group') return false
  return account?.name === wanted?.name && account?.homePage === wanted?.homePage
}

function orderFault(statement: XapiStatement, { isInitialized, isEnded }: SessionState): string | null {
  const verb = definedVerb(statement)
  if (isEnded) return 'The session has ended.'
  if (verb === 'initialized') return isInitialized ? 'The session is initialized already.' : null
  return isInitialized ? null : 'The session is not initialized.'
}

function definedFault(statement: XapiStatement, state: SessionState): string | null {
  if (!isDefined(statement)) return null
  const verb = definedVerb(statement)
  if (verb === null) return 'This verb is for the platform.'
  if (!('id' in statement.object) || statement.object.id !== state.activityId)
    return 'The object is not the activity of this launch.'
  return resultFault(statement.result, verb) ?? FAULTS[verb](statement, state)
}

/** Section 9.5: which verb has which result. */
function resultFault(result: Result = {}, verb: DefinedVerb): string | null {
  const isJudging = verb === 'passed' || verb === 'failed'
  if (!isJudging && (result.success !== undefined || result.score))
    return 'Only a passed or failed statement has a success and a score.'
  if (result.completion !== undefined && verb !== 'completed')
    return 'Only a completed statement has a completion.'
  return rangeFault(result)
}

function rangeFault({ score = {} }: NonNullable<Result>): string | null {
  const isComplete = score.raw === undefined || (score.min !== undefined && score.max !== undefined)
  return isComplete ? null : 'A raw score needs its min and max.'
}

const nothing = () => null

const FAULTS: Readonly<
  Record<DefinedVerb, (statement: XapiStatement, state: SessionState) => string | null>
> = {
  initialized: nothing,
  completed: ({ result }, { wasCompleted }) => {
    if (wasCompleted) return 'The unit was completed before.'
    if (result?.completion === true && result.duration !== undefined) return null
    return 'A completed statement needs its completion and its duration.'
  },
  passed: ({ result, context }, state) => {
    if (state.masteryScore !== null && scaledOf(result) < state.masteryScore)
      return 'The score does not reach the mastery score.'
    return judgedFault(result, state, true) ?? masteryFault(result, context, state)
  },
  failed: ({ result, context }, state) => {
    if (state.masteryScore !== null && scaledOf(result) >= state.masteryScore)
      return 'The score reaches the mastery score.'
    return judgedFault(result, state, false) ?? masteryFault(result, context, state)
  },
  terminated: ({ result }) =>
    result?.duration === undefined ? 'A terminated statement needs its duration.' : null,
}

type Result = XapiStatement['result']

/** NaN, which is neither above nor below anything, without a score. */
function scaledOf(result: Result): number {
  return result?.score?.scaled ?? NaN
}

function judgedFault(result: Result, state: SessionState, success: boolean): string | null {
  if (state.isJudged || state.wasPassed) return 'The unit was judged before.'
  if (result?.success === success && result.duration !== undefined) return null
  return 'A passed or failed statement needs its success and its duration.'
}

/** Section 9.6.3.2: who judges by the mastery score repeats it. */
function masteryFault(
  result: Result,
  context: XapiStatement['context'],
  { masteryScore }: SessionState,
): string | null {
  if (masteryScore === null || result?.score === undefined) return null
  if (context?.extensions?.[CONTEXT_EXTENSION.masteryScore] === masteryScore) return null
  return 'The mastery score of this launch is missing from the context.'
}

/** Section 9.6.2.2: exactly the statements that count for moveOn are marked so. */
function moveOnFault(statement: XapiStatement): string | null {
  const { success, completion } = statement.result ?? {}
  const counts = isDefined(statement) && (success !== undefined || completion !== undefined)
  const isMarked = hasCategory(statement.context, CATEGORY.moveOn)
  if (counts === isMarked) return null
  return counts
    ? 'The category moveon is missing.'
    : 'The category moveon is for success and completion only.'
}

/** Whether it claims to be one that cmi5 defines. */
function isDefined({ context }: XapiStatement): boolean {
  return hasCategory(context, CATEGORY.cmi5)
}

function definedVerb(statement: XapiStatement): DefinedVerb | null {
  return isDefined(statement) ? (DEFINED.get(statement.verb.id) ?? null) : null
}

function hasCategory(context: XapiStatement['context'], id: string): boolean {
  return [context?.contextActivities?.category ?? []].flat().some((activity) => activity.id === id)
}
