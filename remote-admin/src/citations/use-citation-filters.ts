import { useAddress } from '../lib/use-address.ts'
import type { CitationFilters } from './citations.api.ts'

export function useCitationFilters(): CitationFilters {
  const { value } = useAddress()
  const of = (name: string) => value(name) || undefined
  return {
    q: of('q'),
    standard: of('standard'),
    state: of('state'),
    year: of('year'),
    type: of('type'),
    status: of('status'),
  }
}
