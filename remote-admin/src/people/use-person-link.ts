import { useSearchParams } from 'react-router-dom'

/** The address of one person, which includes the filters of the list for the way back. */
export function usePersonLink(): (id: number | null) => string {
  const [query] = useSearchParams()
  return (id) => {
    const next = new URLSearchParams(query)
    if (id === null) next.delete('person')
    else next.set('person', String(id))
    return next.size > 0 ? `/admin?${next}` : '/admin'
  }
}
