import { useStore } from '@nanostores/react'
import { locale } from '@platform/shared-contracts/remote'

const DIGITS = 3

/** Numbers as the page's language writes them, as precise as exercises compute. */
export function useNumberText(): (value: number) => string {
  const page = useStore(locale)
  const format = new Intl.NumberFormat(page, { maximumFractionDigits: DIGITS })
  return (value) => format.format(value)
}
