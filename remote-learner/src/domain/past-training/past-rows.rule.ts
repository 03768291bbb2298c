import type { Certificate, PastTraining, PastWriting } from '@platform/shared-contracts/http'
import { statusFromWire } from '@platform/shared-contracts/rules'

/** What the person did in one module. */
export interface PastRow extends PastWriting {
  readonly code: string
  /** In wire form; `null` if no status is stored now. */
  readonly status: string | null
  readonly updatedAt: string | null
  /** Newest first. */
  readonly certificates: readonly Certificate[]
}

interface Past extends PastWriting {
  readonly modules: PastTraining['modules']
  readonly certificates: readonly Certificate[]
}

/**
 * One row per module that the person worked on, sorted by code: its status, its certificates, and all that was written.
 */
export function pastRows({ modules, certificates, notes, questions }: Past): readonly PastRow[] {
  const started = modules.filter(({ status }) => statusFromWire(status) !== 'Not Started')
  const codes = new Set([
    ...started.map(({ code }) => code),
    ...[...certificates, ...notes, ...questions].map(({ moduleCode }) => moduleCode),
  ])
  return [...codes].sort().map((code) => {
    const isOf = ({ moduleCode }: { readonly moduleCode: string }) => moduleCode === code
    const { status = null, updatedAt = null } = modules.find((one) => one.code === code) ?? {}
    return {
      ...{ code, status, updatedAt, certificates: certificates.filter(isOf) },
      ...{ notes: notes.filter(isOf), questions: questions.filter(isOf) },
    }
  })
}
