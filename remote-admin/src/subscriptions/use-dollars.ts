import { useStore } from '@nanostores/react'
import { format } from '@platform/shared-contracts/remote'

/**
 * US cents as dollars in the format of the locale: `$20.00`. Tiles are narrow and show whole dollars only: `$5,220`.
 */
export function useDollars(fraction: 'always' | 'unless-whole' = 'always'): (cents: number) => string {
  const { number } = useStore(format)
  const trailingZeroDisplay = fraction === 'always' ? 'auto' : 'stripIfInteger'
  return (cents) => number(cents / 100, { style: 'currency', currency: 'USD', trailingZeroDisplay })
}
