import { WITHDRAWABLE_PLANS, type PriceList } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { parseDollars, toDollars } from '../lib/dollars.rule.ts'

/** As typed: dollars and days. A course without a price has the platform's. */
export interface PriceDraft {
  readonly baseRevision: number
  readonly offered: Record<(typeof WITHDRAWABLE_PLANS)[number], boolean>
  readonly prices: {
    readonly learnerMonthlyCents: string
    readonly partnerMonthlyCents: string
    readonly trialDays: string
    readonly courseCents: Record<string, string>
  }
}

export function draftOf({ revision, prices }: PriceList): PriceDraft {
  const own = (code: string) => prices.courseCents[code]
  const courses = CORE_MODULES.map(({ code }) => [code, toDollars(own(code) ?? -1)])
  return {
    baseRevision: revision,
    offered: { LS0100: !prices.notOffered.includes('LS0100'), PS0100: !prices.notOffered.includes('PS0100') },
    prices: {
      learnerMonthlyCents: toDollars(prices.learnerMonthlyCents),
      partnerMonthlyCents: toDollars(prices.partnerMonthlyCents),
      trialDays: String(prices.trialDays),
      courseCents: Object.fromEntries(courses) as Record<string, string>,
    },
  }
}

/** What is no price becomes -1, and no number `NaN`: no field accepts them. */
export function requestOf({ baseRevision, offered, prices }: PriceDraft) {
  const { trialDays, courseCents } = prices
  const courses = Object.entries(courseCents).filter(([, dollars]) => dollars.trim() !== '')
  return {
    baseRevision,
    prices: {
      learnerMonthlyCents: parseDollars(prices.learnerMonthlyCents),
      partnerMonthlyCents: parseDollars(prices.partnerMonthlyCents),
      trialDays: trialDays.trim() === '' ? NaN : Number(trialDays),
      notOffered: WITHDRAWABLE_PLANS.filter((code) => !offered[code]),
      courseCents: Object.fromEntries(courses.map(([code, dollars]) => [code, parseDollars(dollars)])),
    },
  }
}
