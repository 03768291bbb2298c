import type { Language, QuizAccess } from '@platform/shared-contracts/http'
import { certificatesOf, type StoredCertificate } from '../../domain/certificates/sql-certificates.ts'
import { lessonRowsOf, lessonsRead } from '../../domain/courses/lessons-read.ts'
import { mustRetake } from '../../domain/courses/module-content.ts'
import type { Tx } from '../../lib/data/database.ts'
import { quizBasis, type HeldCertificate } from './quiz-access.rule.ts'
import { unlocksOf } from '../sql-attempts.ts'

interface Query {
  readonly userId: number
  readonly language?: Language | undefined
  readonly now: Date
}

/** What the server measured decides, module by module; titles of lessons are in the language. */
export async function quizAccess(
  tx: Tx,
  { userId, language, now }: Query,
): Promise<(moduleCode: string) => QuizAccess> {
  const rows = await lessonRowsOf(tx, [userId])
  const certificates = await certificatesOf(tx, userId)
  const unlocks = await unlocksOf(tx, userId, 'lessons')
  return (code) => {
    const { read, total, missing } = lessonsRead(
      code,
      rows.filter(({ moduleCode }) => moduleCode === code),
      language,
    )
    const ofModule = certificates.filter(({ moduleCode }) => moduleCode === code)
    const basis = quizBasis(
      {
        missing: missing.length,
        certificate: heldIn(ofModule),
        openedAt: unlocks.filter(({ moduleCode }) => moduleCode === code).map(({ at }) => at),
        lastPassAt: ofModule[0]?.issuedAt ?? null,
      },
      now,
    )
    return { basis, read, total, missing: [...missing] }
  }
}

function heldIn(certificates: readonly StoredCertificate[]): HeldCertificate | null {
  const held = certificates.find(({ revokedAt, replacedById }) => !revokedAt && !replacedById)
  if (!held) return null
  const { expiresAt, moduleCode, contentVersion, measured } = held
  return {
    expiresAt,
    isMeasured:
      measured !== null && (measured.basis === 'renewal' || measured.lessonsRead >= measured.lessonsTotal),
    isOutdated: mustRetake(moduleCode, contentVersion),
  }
}
