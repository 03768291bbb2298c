import { useLocation, useSearchParams } from 'react-router-dom'

/** The address of one learner on the page that is open, which keeps what the list was narrowed to for the way back. */
export function useLearnerLink(): (id: number | string | null) => string {
  return useRecordLink('learner')
}

/** The same for a record that another parameter of the address names, with a module of it to look at. */
export function useRecordLink(param: string): (id: number | string | null, module?: string) => string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (id, module) => {
    const next = new URLSearchParams(query)
    next.delete('part')
    if (module === undefined) next.delete('cell')
    else next.set('cell', module)
    if (id === null) next.delete(param)
    else next.set(param, String(id))
    return next.size > 0 ? `${pathname}?${next}` : pathname
  }
}
