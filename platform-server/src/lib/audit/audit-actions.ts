import type { AuditGroup } from '@platform/shared-contracts/http'
import { ACCESS_WORDS } from './access-words.ts'
import type { ActionWords, Recorded } from './audit-words.ts'
import { CHANGE_WORDS } from './change-words.ts'

const WORDS = { ...ACCESS_WORDS, ...CHANGE_WORDS }

/** Everything that may be recorded. A new action is a new key with its sentence in access-words.ts or change-words.ts. */
export type AuditAction = keyof typeof WORDS

const words: Readonly<Partial<Record<string, ActionWords>>> = WORDS

/**
 * A sentence about what was done; an action of an older release that is no longer listed is named as it was recorded.
 */
export function sayAction(action: string, entry: Recorded): string {
  return words[action]?.say(entry) ?? `Did ${action} on ${entry.subject}.`
}

export function groupOf(action: string): AuditGroup {
  return words[action]?.group ?? 'content'
}

export function actionsIn(group: AuditGroup): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => WORDS[action].group === group)
}

export const AUDIT_ACTIONS = Object.keys(WORDS) as AuditAction[]
