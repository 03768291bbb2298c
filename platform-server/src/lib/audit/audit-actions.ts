import type { AuditGroup } from '@platform/shared-contracts/http'
import { ACCESS_ACTIONS } from './access-actions.ts'
import type { ActionDefinition, Recorded } from './action-definition.ts'
import { CHANGE_ACTIONS } from './change-actions.ts'

const ACTIONS = { ...ACCESS_ACTIONS, ...CHANGE_ACTIONS }

/** Everything that may be recorded. A new action is a new key with its sentence in access-actions.ts, change-actions.ts or order-actions.ts. */
export type AuditAction = keyof typeof ACTIONS

const actionsByName: Readonly<Partial<Record<string, ActionDefinition>>> = ACTIONS

/**
 * A sentence about what was done; an action of an older release that is no longer listed is named as it was recorded.
 */
export function describeAction(action: string, entry: Recorded): string {
  return actionsByName[action]?.describe(entry) ?? `Did ${action} on ${entry.subject}.`
}

export function groupOf(action: string): AuditGroup {
  return actionsByName[action]?.group ?? 'content'
}

export function actionsIn(group: AuditGroup): AuditAction[] {
  return AUDIT_ACTIONS.filter((action) => ACTIONS[action].group === group)
}

export const AUDIT_ACTIONS = Object.keys(ACTIONS) as AuditAction[]
