import type { Attempt } from '../lib/attempts.ts'

interface Place {
  readonly tenantId: number
  readonly companyId: number
}

/** Guesses at the PIN of a number, on every tablet of the company; of a number that no one has too. */
export const pinAttempt = ({ tenantId, companyId }: Place, number: string): Attempt => ({
  tenantId,
  kind: 'tablet-pin',
  about: `${companyId} ${number.toLowerCase()}`,
})
