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

const DEFINED: ReadonlyMap<string, DefinedVerb> = new Map(
  (['initialized', 'completed', 'passed', 'failed', 'terminated'] as const).map((verb) => [VERB[verb], verb]),
)

/** Whether cmi5 allows this statement now. The reason is for the author of the content. */
export function judgeStatement(statement: XapiStatement, state: SessionState): Judgment {
  const reason =
    contextFault(statement, state) ?? orderFault(statement, state) ?? definedFault(statement, state)
  if (reason !== null) return { isAllowed: false, reason }
  return { isAllowed: true, verb: definedVerb(statement) }
}

function contextFault({ actor, context }: XapiStatement, state: SessionState): string | null {
  if (context?.registration !== state.registrationId) return 'The registration is not that of this launch.'
  if (!isSameAccount(actor, state.actor)) return 'The actor is not the learner of this launch.'
  const sessionId = context.extensions?.[CONTEXT_EXTENSION.sessionId]
  return sessionId === state.sessionId ? null : 'The session id is not that of this launch.'
}

function isSameAccount({ account }: XapiAgent, { account: wanted }: XapiAgent): boolean {
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
  return FAULTS[verb](statement, state)
}

const nothing = () => null

const FAULTS: Readonly<
  Record<DefinedVerb, (statement: XapiStatement, state: SessionState) => string | null>
> = {
  initialized: nothing,
  completed: ({ result, context }, { wasCompleted }) => {
    if (wasCompleted) return 'The unit was completed before.'
    if (result?.completion !== true || result.duration === undefined)
      return 'A completed statement needs its completion and its duration.'
    return moveOnFault(context)
  },
  passed: ({ result, context }, state) => {
    if (state.masteryScore !== null && !(scaledOf(result) >= state.masteryScore))
      return 'The score does not reach the mastery score.'
    return judgedFault(result, state, true) ?? moveOnFault(context)
  },
  failed: ({ result, context }, state) => {
    if (state.masteryScore !== null && scaledOf(result) >= state.masteryScore)
      return 'The score reaches the mastery score.'
    return judgedFault(result, state, false) ?? moveOnFault(context)
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

function moveOnFault(context: XapiStatement['context']): string | null {
  return hasCategory(context, CATEGORY.moveOn) ? null : 'The category moveon is missing.'
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
