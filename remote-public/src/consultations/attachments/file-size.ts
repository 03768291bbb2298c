import type { Locale } from '@platform/shared-contracts/remote'
import { writtenIn } from '@platform/shared-contracts/rules'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** 420 kB, 1.4 MB */
export function formatFileSize(bytes: number, locale: Locale): string {
  const isLarge = bytes >= MEGABYTE
  const style = { style: 'unit', unit: isLarge ? 'megabyte' : 'kilobyte' } as const
  const format = new Intl.NumberFormat(writtenIn(locale), {
    ...style,
    maximumFractionDigits: isLarge ? 1 : 0,
  })
  return format.format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
}
