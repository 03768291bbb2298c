import type { PracticeSkip } from '@platform/shared-contracts/http'

interface Practiced {
  readonly isAssigned: boolean
  /** Their current certificate of the module has not expired. */
  readonly hasPassed: boolean
  /** Practice that counts for this certificate is signed. */
  readonly isSigned: boolean
}

/** Why a person is not signed for; `null` for one who is. What another person has to do first comes first. */
export function practiceSkip({ isAssigned, hasPassed, isSigned }: Practiced): PracticeSkip | null {
  if (!isAssigned) return 'not-assigned'
  if (!hasPassed) return 'not-passed'
  return isSigned ? 'signed' : null
}
