import type { Certificate, PastTraining } from '@platform/shared-contracts/http'
import { statusFromWire } from '@platform/shared-contracts/rules'

/** What somebody did in one module. */
export interface PastRow {
  readonly code: string
  /** On the wire form; `null` where only certificates are left. */
  readonly status: string | null
  readonly updatedAt: string | null
  /** Newest first. */
  readonly certificates: readonly Certificate[]
}

/** One row a module that was begun, by its code: where it stood, with every certificate it ever gave. */
export function pastRows(
  modules: PastTraining['modules'],
  certificates: readonly Certificate[],
): readonly PastRow[] {
  const begun = modules.filter(({ status }) => statusFromWire(status) !== 'Not Started')
  const codes = new Set([...begun.map(({ code }) => code), ...certificates.map((one) => one.moduleCode)])
  return [...codes].sort().map((code) => {
    const { status = null, updatedAt = null } = modules.find((one) => one.code === code) ?? {}
    return { code, status, updatedAt, certificates: certificates.filter((one) => one.moduleCode === code) }
  })
}
