import { TRAINING_SORTS } from '@platform/shared-contracts/http'
import { useMedia } from '../../lib/use-media.ts'
import { useBulkSelection } from '../../ui/lists/use-bulk-selection.ts'
import { useListView } from '../../ui/lists/use-list-view.ts'
import { useGetMatrixQuery, type TrainingScope } from './training.api.ts'
import { windowOfPage } from './matrix-window.rule.ts'
import { firstWindow } from './use-matrix-windows.ts'
import { useTrainingFilter } from './use-training-filter.ts'

/** Where shared-ui's table shows cards. */
const PHONE = '(max-width: 720px)'

const FILTERS = ['q', 'company', 'module', 'status', 'standing', 'site', 'department', 'jobRole'] as const

/** On a phone there are pages of cards, out of the window that every width asks for first. Elsewhere there are no pages. */
export function useMatrix(scope: TrainingScope) {
  const filter = useTrainingFilter()
  const view = useListView(FILTERS, TRAINING_SORTS)
  const isPhone = useMedia(PHONE)
  const { page, size, sort } = view.query
  const query = { ...filter, scope, sort }
  const { requested, first } = windowOfPage({ page, size })
  const answer = useGetMatrixQuery(isPhone ? { ...query, ...requested } : firstWindow(query))
  const selection = useBulkSelection({ ...filter, scope })
  return { filter, view, isPhone, query, selection, answer, first }
}

export interface MatrixProps {
  readonly matrix: ReturnType<typeof useMatrix>
  readonly empty: {
    /** There is no learner at all. */
    readonly text: string
    /** None has what the filters want. */
    readonly filtered: string
    readonly clear: string
  }
}
