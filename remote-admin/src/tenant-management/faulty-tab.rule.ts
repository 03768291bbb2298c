import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { CHECKED_COLORS } from './brand/contrast-warnings.rule.ts'

export const COLOR_SETTINGS = ['primaryColor', ...CHECKED_COLORS] as const

const BASICS = ['name', 'hosts', 'supportEmail', 'supportPhone', 'sellerAddress', 'paymentDetails']
const BRAND = ['logoUrl', 'faviconUrl', ...COLOR_SETTINGS, 'fontFamily', 'fontSizeBasePx', 'borderRadiusPx']
const PRICES = ['learnerMonthlyCents', ...CORE_MODULES.map(({ code }) => `courseCents.${code}`)]

const inSettings = (names: readonly string[]) => names.map((name) => `settings.${name}`)

/** The fields of each tab, in the order of the tabs. */
const FIELDS = {
  basics: ['slug', ...inSettings(BASICS)],
  brand: inSettings(BRAND),
  prices: inSettings(PRICES.map((name) => `prices.${name}`)),
  features: inSettings(['features']),
  css: inSettings(['customCss']),
} as const

export type TabName = keyof typeof FIELDS

/** How many fields of each tab are wrong. */
export function faultsByTab(isWrong: (field: string) => boolean): Readonly<Record<TabName, number>> {
  const counts = Object.entries(FIELDS).map(([tab, fields]) => [tab, fields.filter(isWrong).length])
  return Object.fromEntries(counts) as Record<TabName, number>
}

/** The first tab with something wrong. */
export function firstFaulty(faults: Readonly<Record<TabName, number>>): TabName | undefined {
  return (Object.keys(FIELDS) as TabName[]).find((tab) => faults[tab] > 0)
}
