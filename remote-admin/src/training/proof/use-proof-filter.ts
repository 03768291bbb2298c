import { useAddress } from '../../lib/use-address.ts'

/** What the address narrows a list of proof to; a state that does not exist is none. */
export function useProofFilter(states: readonly string[]) {
  const { value, page } = useAddress()
  const q = value('q')
  const state = states.find((one) => one === value('state')) ?? ''
  return { filter: { page, q, state }, isNarrowed: q !== '' || state !== '' }
}
