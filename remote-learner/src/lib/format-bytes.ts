import type { Language } from '@platform/shared-contracts/http'
import { writtenIn } from '@platform/shared-contracts/rules'

const KILOBYTE = 1_000
const MEGABYTE = 1_000_000

/** '420 kB', '1.4 MB'. */
export function formatBytes(bytes: number, language: Language): string {
  const isLarge = bytes >= MEGABYTE
  const value = bytes / (isLarge ? MEGABYTE : KILOBYTE)
  return new Intl.NumberFormat(writtenIn(language), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? value : Math.max(1, value))
}
