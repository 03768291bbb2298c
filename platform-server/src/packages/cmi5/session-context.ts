import type { XapiAgent, XapiStatement } from '@platform/shared-contracts/http'
import type { Config } from '../../app/config/config.ts'
import { agentOf, homeOf } from '../../domain/xapi/agent.rule.ts'
import { CATEGORY, CONTEXT_EXTENSION, VERB, type VerbName } from '../../domain/xapi/vocabulary.rule.ts'
import type { PackageUnit } from '../../lib/data/schema/training/packages.ts'

type Settings = Pick<Config, 'trainingHost'>

/** What a session of cmi5 is about: enough of a launch to name it. */
export interface SessionSubject {
  readonly tenantSlug: string
  readonly learner: { readonly id: number; readonly name: string }
  readonly package: {
    readonly id: number
    readonly identifier: string
    readonly units: readonly PackageUnit[]
  }
  readonly unit: PackageUnit
  readonly registration: { readonly id: string }
  readonly session: { readonly id: string }
}

/** The agent that content receives at launch, and that every statement must name. */
export function actorOf({ tenantSlug, learner }: SessionSubject, settings: Settings): XapiAgent {
  return agentOf({ tenantSlug, userId: learner.id, name: learner.name }, settings.trainingHost)
}

/** The platform's own id of a unit: the same archive may be imported twice. */
export function activityIdOf({ tenantSlug, package: one, unit }: SessionSubject, settings: Settings): string {
  const place = one.units.findIndex(({ id }) => id === unit.id)
  return `${homeOf(tenantSlug, settings.trainingHost)}/packages/${one.id}/units/${place}`
}

/** What content repeats in the context of its statements. */
export function contextTemplate({ unit, session }: SessionSubject) {
  return {
    contextActivities: { grouping: [{ objectType: 'Activity' as const, id: unit.id }] },
    extensions: { [CONTEXT_EXTENSION.sessionId]: session.id },
  }
}

interface Reported {
  readonly verb: VerbName
  readonly object?: XapiStatement['object']
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** A statement that cmi5 wants from the platform itself. */
export function platformStatement(
  subject: SessionSubject,
  settings: Settings,
  { verb, object, extensions }: Reported,
): XapiStatement {
  const template = contextTemplate(subject)
  return {
    actor: actorOf(subject, settings),
    verb: { id: VERB[verb], display: { 'en-US': verb } },
    object: object ?? { objectType: 'Activity', id: activityIdOf(subject, settings) },
    context: {
      registration: subject.registration.id,
      contextActivities: {
        ...template.contextActivities,
        category: [{ objectType: 'Activity', id: CATEGORY.cmi5 }],
      },
      extensions: { ...template.extensions, ...extensions },
    },
  }
}
