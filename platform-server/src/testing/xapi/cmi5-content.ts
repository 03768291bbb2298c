import { randomUUID } from 'node:crypto'
import type { XapiStatement } from '@platform/shared-contracts/http'
import { CATEGORY, CONTEXT_EXTENSION, VERB, type VerbName } from '../../domain/xapi/vocabulary.rule.ts'
import { launch, type Player } from '../courses/package-player.ts'
import type { TestApp } from '../test-app.ts'

/** What content knows after its start. */
export interface Content {
  readonly player: Player
  readonly parameters: URLSearchParams
  readonly headers: Record<string, string>
  readonly template: NonNullable<XapiStatement['context']>
}

/** Opens a unit of cmi5 as its content does: token, then launch data. */
export async function beginContent(
  test: TestApp,
  opened: { readonly id: number; readonly unitId: string },
  userId: number,
): Promise<Content> {
  const player = await launch(test, opened, userId)
  const parameters = new URL(String((await player.get('play')).headers.location)).searchParams
  const token = (await player.post('fetch', {})).json()['auth-token']
  const headers = { authorization: `Basic ${token}`, 'x-experience-api-version': '1.0.3' }
  const data = (await player.get(state(parameters, 'LMS.LaunchData'), { headers })).json()
  return { player, parameters, headers, template: data.contextTemplate }
}

/** The path of a document of the learner's state. */
export function state(parameters: URLSearchParams, stateId: string): string {
  return `xapi/activities/state?${new URLSearchParams({
    activityId: parameters.get('activityId') ?? '',
    agent: parameters.get('actor') ?? '',
    registration: parameters.get('registration') ?? '',
    stateId,
  })}`
}

/** A statement that cmi5 defines, with everything that it asks for. */
export function statement(
  { parameters, template }: Content,
  verb: VerbName,
  result?: XapiStatement['result'],
): XapiStatement {
  const { success, completion, score } = result ?? {}
  const isMoveOn = success !== undefined || completion !== undefined
  const categories = isMoveOn ? [CATEGORY.cmi5, CATEGORY.moveOn] : [CATEGORY.cmi5]
  const mastery = score ? { [CONTEXT_EXTENSION.masteryScore]: 0.8 } : {}
  const valueOf = (name: string) => parameters.get(name) ?? ''
  return {
    id: randomUUID(),
    timestamp: new Date().toISOString(),
    actor: JSON.parse(valueOf('actor')),
    verb: { id: VERB[verb] },
    object: { id: valueOf('activityId') },
    ...(result ? { result } : {}),
    context: {
      ...template,
      registration: valueOf('registration'),
      extensions: { ...template.extensions, ...mastery },
      contextActivities: {
        ...template.contextActivities,
        category: categories.map((id) => ({ id })),
      },
    },
  }
}

export const say = (content: Content, ...statements: XapiStatement[]) =>
  content.player.post('xapi/statements', statements, { headers: content.headers })
