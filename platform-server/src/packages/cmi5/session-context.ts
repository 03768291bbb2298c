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
export function activityIdOf(subject: SessionSubject, settings: Settings): string {
  const place = subject.package.units.findIndex(({ id }) => id === subject.unit.id)
  return `${courseIdOf(subject, settings)}/units/${place}`
}

/** The platform's own ids of a course and of its blocks, which cmi5 keeps apart from those of their publisher. */
export function courseIdOf({ tenantSlug, package: one }: SessionSubject, settings: Settings): string {
  return `${homeOf(tenantSlug, settings.trainingHost)}/packages/${one.id}`
}

export function blockIdOf(subject: SessionSubject, settings: Settings, block: string): string {
  const blocks = [...new Set(subject.package.units.flatMap((unit) => unit.blocks))]
  return `${courseIdOf(subject, settings)}/blocks/${blocks.indexOf(block)}`
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
  /** Of a block or the course; the unit of the session unless stated. */
  readonly object?: XapiStatement['object']
  /** The id that the package has for it. */
  readonly publisherId?: string
  readonly result?: XapiStatement['result']
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** A statement that cmi5 wants from the platform itself. */
export function platformStatement(
  subject: SessionSubject,
  settings: Settings,
  { verb, object, publisherId = subject.unit.id, result, extensions }: Reported,
): XapiStatement {
  const template = contextTemplate(subject)
  return {
    actor: actorOf(subject, settings),
    verb: { id: VERB[verb], display: { 'en-US': verb } },
    object: object ?? { objectType: 'Activity', id: activityIdOf(subject, settings) },
    ...(result ? { result } : {}),
    context: {
      registration: subject.registration.id,
      contextActivities: {
        grouping: [{ objectType: 'Activity', id: publisherId }],
        category: [{ objectType: 'Activity', id: CATEGORY.cmi5 }],
      },
      extensions: { ...template.extensions, ...extensions },
    },
  }
}
