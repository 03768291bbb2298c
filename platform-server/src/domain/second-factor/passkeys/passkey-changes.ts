import type { NewPasskey, Passkey, SecondFactorAdded } from '@platform/shared-contracts/http'
import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { currentUser } from '../../../app/request-context.ts'
import { passkeys } from '../../../lib/data/schema/second-factors.ts'
import { ProblemError } from '../../../lib/problem.ts'
import type { ChangeFactors } from '../change-factors.ts'
import { toPasskey } from '../overview.ts'
import type { RecoveryCodeBook } from '../recovery-codes.ts'
import type { RegisterPasskey } from './register-passkey.ts'

interface Parts {
  readonly register: RegisterPasskey
  readonly recoveryCodes: RecoveryCodeBook
  readonly change: ChangeFactors
}

export interface PasskeyChanges {
  /** Errors: 409, 422. */
  add(request: FastifyRequest, wanted: NewPasskey): Promise<SecondFactorAdded>
  /** Errors: 404. */
  rename(request: FastifyRequest, id: string, name: string): Promise<Passkey>
  /** Errors: 404, 409 `last-factor`. */
  remove(request: FastifyRequest, id: string): Promise<void>
}

export function createPasskeyChanges({ register, recoveryCodes, change }: Parts): PasskeyChanges {
  return {
    async add(request, { name, response }) {
      const row = await register.verify(request, response)
      const codes = await recoveryCodes.prepare()
      const shown = await change.run(request, async (tx, report) => {
        const made = await tx
          .insert(passkeys)
          .values({ ...row, name })
          .onConflictDoNothing()
          .returning()
        if (made.length === 0) throw new ProblemError(409, 'passkey-taken')
        await report('second-factor.passkey-added', name)
        return change.added(tx, request, codes)
      })
      return { recoveryCodes: shown }
    },

    rename: (request, id, name) =>
      change.run(request, async (tx) => {
        const [row] = await tx.update(passkeys).set({ name }).where(isOwn(request, id)).returning()
        if (!row) throw notFound()
        return toPasskey(row)
      }),

    remove: (request, id) =>
      change.run(request, async (tx, report) => {
        const [gone] = await tx.delete(passkeys).where(isOwn(request, id)).returning()
        if (!gone) throw notFound()
        await report('second-factor.passkey-removed', gone.name)
        await change.removed(tx, request)
      }),
  }
}

const notFound = () => new ProblemError(404, 'passkey-not-found')

function isOwn(request: FastifyRequest, id: string) {
  return and(eq(passkeys.id, id), eq(passkeys.userId, currentUser(request).userId))
}
