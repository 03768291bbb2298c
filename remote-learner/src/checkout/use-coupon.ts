import { useState } from 'react'
import type { ApiError } from '@platform/shared-contracts/client'
import type { QuoteRequest } from '@platform/shared-contracts/http'
import { useGetQuoteQuery } from './checkout.api.ts'

export interface UsedCoupon {
  readonly use: (code: string) => void
  readonly remove: () => void
  /** Why the code does not count. */
  readonly fault: string | undefined
  readonly isChecking: boolean
}

/**
 * The server's price of what is ordered, with the coupon that the buyer used. A code that does not count, or no longer, leaves
 * the price without it.
 */
export function useQuote(wanted: QuoteRequest | null) {
  const [code, setCode] = useState('')
  const skip = wanted === null
  const plain = wanted ?? NOTHING
  const full = useGetQuoteQuery(plain, { skip })
  const lowered = useGetQuoteQuery({ ...plain, coupon: code }, { skip: skip || !code })
  const isNamed = code !== ''
  const isUsed = isNamed && !lowered.isError
  const coupon: UsedCoupon = {
    use: (typed) => setCode(typed.trim()),
    remove: () => setCode(''),
    fault: isNamed && lowered.isError ? reasonOf(lowered.error as ApiError) : undefined,
    isChecking: isUsed && lowered.isFetching,
  }
  return { quote: isUsed ? lowered : full, coupon }
}

const NOTHING: QuoteRequest = { codes: [], seats: 1 }

const reasonOf = ({ fields, message }: ApiError) => fields?.['coupon'] ?? message
