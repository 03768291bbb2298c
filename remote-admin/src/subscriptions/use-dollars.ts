import { useStore } from '@nanostores/react'
import { format } from '../lib/format.ts'

/** US cents as the language writes dollars: `$20.00`. */
export function useDollars(): (cents: number) => string {
  const { number } = useStore(format)
  return (cents) => number(cents / 100, { style: 'currency', currency: 'USD' })
}
