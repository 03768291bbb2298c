import type { Certificate, PastTraining, PastWriting } from '@platform/shared-contracts/http'
import { statusFromWire } from '@platform/shared-contracts/rules'

/** What somebody did in one module. */
export interface PastRow extends PastWriting {
  readonly code: string
  /** On the wire form; `null` where nothing is left of it. */
  readonly status: string | null
  readonly updatedAt: string | null
  /** Newest first. */
  readonly certificates: readonly Certificate[]
}

interface Past extends PastWriting {
  readonly modules: PastTraining['modules']
  readonly certificates: readonly Certificate[]
}

/** One row a module that was begun, by its code: where it stood, with every certificate it gave and all that was written. */
export function pastRows({ modules, certificates, notes, questions }: Past): readonly PastRow[] {
  const begun = modules.filter(({ status }) => statusFromWire(status) !== 'Not Started')
  const codes = new Set([
    ...begun.map(({ code }) => code),
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
