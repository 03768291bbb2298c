import { useListView } from '../../ui/lists/use-list-view.ts'

/** What the address narrows a list of proof to; a state that does not exist is none. */
export function useProofView(states: readonly string[]) {
  const view = useListView(['q', 'state'])
  const state = states.find((one) => one === view.filters.state) ?? ''
  return { view, query: { ...view.query, state } }
}
