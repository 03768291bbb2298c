import type { PaymentMethod, Quote } from '@platform/shared-contracts/http'
import { LEARNER_PLAN, PARTNER_PLAN } from '@platform/shared-contracts/rules'
import type { LedgerAccount } from '../../lib/data/schema/money/ledger.ts'

/** Debit positive, in US cents. */
export interface Entry {
  readonly account: LedgerAccount
  readonly amountCents: number
}

const debit = (account: LedgerAccount, amountCents: number): Entry => ({ account, amountCents })
const credit = (account: LedgerAccount, amountCents: number): Entry => ({
  account,
  amountCents: -amountCents,
})
const withoutZeros = (entries: readonly Entry[]) => entries.filter(({ amountCents }) => amountCents !== 0)

const MONEY: Readonly<Record<PaymentMethod, LedgerAccount>> = {
  transfer: 'bank',
  card: 'card',
  'test-card': 'test-card',
}

/** The invoice is out: the buyer owes it, and nothing is earned yet. */
export function placedEntries({ totalCents }: Pick<Quote, 'totalCents'>): readonly Entry[] {
  return withoutZeros([debit('receivable', totalCents), credit('unearned', totalCents)])
}

export function canceledEntries({ totalCents }: Pick<Quote, 'totalCents'>): readonly Entry[] {
  return withoutZeros([debit('unearned', totalCents), credit('receivable', totalCents)])
}

export function paymentEntries(method: PaymentMethod, amountCents: number): readonly Entry[] {
  return withoutZeros([debit(MONEY[method], amountCents), credit('receivable', amountCents)])
}

/** What was sold is earned: at full price, with the discount and what a coupon took off as entries of their own. */
export function openedEntries({
  lines,
  seats,
  discountCents,
  coupon,
  totalCents,
}: Omit<Quote, 'sumCents'>): readonly Entry[] {
  const sales = new Map<LedgerAccount, number>()
  for (const { code, priceCents } of lines) {
    const account = salesAccount(code)
    sales.set(account, (sales.get(account) ?? 0) + priceCents * seats)
  }
  return withoutZeros([
    debit('unearned', totalCents),
    debit('discounts', discountCents),
    debit('discounts', coupon?.cents ?? 0),
    ...[...sales].map(([account, amountCents]) => credit(account, amountCents)),
  ])
}

/** Money that goes back: of an order that opened it is no longer earned, of another it is owed again. */
export function refundEntries(
  method: PaymentMethod,
  amountCents: number,
  { isOpened }: { readonly isOpened: boolean },
): readonly Entry[] {
  const account = isOpened ? 'refunds' : 'receivable'
  return withoutZeros([debit(account, amountCents), credit(MONEY[method], amountCents)])
}

function salesAccount(code: string): LedgerAccount {
  if (code === LEARNER_PLAN) return 'subscriptions'
  return code === PARTNER_PLAN ? 'partner-plans' : 'courses'
}
