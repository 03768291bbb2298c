import { AUDIT_GROUPS, type AuditGroup } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { useAddress } from '../../lib/use-address.ts'
import { filled } from '../../lib/filled.ts'

/** What the address narrows the audit trail to. Days are of the viewer's calendar, `2026-11-20`. */
export interface AuditFilterState {
  readonly q: string
  readonly group: string
  readonly from: string
  readonly to: string
  /** Id of a person. */
  readonly of: string
  /** For platform operators: empty for this site, `all`, `platform`, or the id of a tenant. */
  readonly scope: string
}

/** Their names in the address. */
export const AUDIT_FILTERS = ['trail', 'group', 'from', 'to', 'of', 'scope'] as const

export function useAuditFilter(): AuditFilterState {
  const { value } = useAddress()
  const { session } = usePlatform()
  return {
    q: value('trail'),
    group: knownGroup(value('group')),
    from: value('from'),
    to: value('to'),
    of: /^[1-9]\d{0,9}$/.test(value('of')) ? value('of') : '',
    scope: session.user?.isOperator ? value('scope') : '',
  }
}

function knownGroup(value: string): AuditGroup | '' {
  return AUDIT_GROUPS.find((group) => group === value) ?? ''
}

/** Without the fields that are empty, and with the viewer's days as instants. */
export function auditRequest({ q, group, from, to, of, scope }: AuditFilterState) {
  const tenant = scope === 'all' ? '' : scope
  const wanted = { q, group, person: of, from: startOf(from, 0), to: startOf(to, 1), tenant }
  return {
    base: scope === '' ? '/admin/audit' : '/operators/audit',
    params: filled(wanted),
  }
}

const FIRST_YEAR = '2000'

/** When the day begins where the viewer is; empty for a year that is still being typed. */
function startOf(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00:00`)
  if (day < FIRST_YEAR || Number.isNaN(date.getTime())) return ''
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}
