import type { Language } from '../http/language.ts'
import { writtenIn } from './language.rule.ts'

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
