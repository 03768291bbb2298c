import type { AuditGroup } from '@platform/shared-contracts/http'

/** The input of a sentence: the recorded entry, with the name of the person that it is about where there is one. */
export interface Recorded {
  readonly subject: string
  /** Name of the person in the subject; `null` for any other subject and for people who are gone. */
  readonly subjectName: string | null
  readonly before: unknown
  readonly after: unknown
}

export interface ActionDefinition {
  readonly group: AuditGroup
  /** One plain sentence without its subject, the actor: `Signed in with Firefox on Windows.` */
  readonly describe: (entry: Recorded) => string
}

/** A field of `after`, or of `before`, as text; `fallback` where there is none. */
export function detail({ before, after }: Recorded, name: string, fallback = ''): string {
  const value = fieldOf(after, name) ?? fieldOf(before, name)
  if (Array.isArray(value)) return value.join(', ')
  return value === undefined || value === null ? fallback : String(value)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** The person by name, or by number once they are gone. */
export function personIn({ subject, subjectName }: Recorded): string {
  return subjectName ?? `person ${lastPart(subject)}`
}

/** `oncall` of `tenant/oncall`. */
export function lastPart(subject: string): string {
  return subject.slice(subject.lastIndexOf('/') + 1)
}

export const fixedDescription =
  (group: AuditGroup) =>
  (sentence: string): ActionDefinition => ({ group, describe: () => sentence })

export const describedBy =
  (group: AuditGroup) =>
  (describe: ActionDefinition['describe']): ActionDefinition => ({ group, describe })

/** US cents among the details, as dollars. */
export function cents(entry: Recorded, name: string): string {
  return `$${(Number(detail(entry, name)) / 100).toFixed(2)}`
}
