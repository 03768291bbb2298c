import { REVIEW_STATES } from '@platform/shared-contracts/http'
import { CORE_MODULES } from '@platform/shared-contracts/rules'
import { useIsOperator } from '../../lib/use-is-operator.ts'
import { useListView } from '../../ui/lists/use-list-view.ts'

const PARTS = ['questions', 'exercises', 'review']
export const ALL_SITES = 'all'
const CODES = CORE_MODULES.map(({ code }) => code)
/** As the listing of this route requests it. */
const FIRST = 'IC0110'

export function useStatisticsView() {
  const view = useListView(['module', 'scope', 'part', 'state'])
  const { module, scope, part, state } = view.filters
  const isOperator = useIsOperator()
  return {
    // There is always a module: no filter can be removed.
    view: { ...view, isFiltered: false },
    choose: view.choose,
    module: CODES.find((code) => code === module) ?? FIRST,
    part: PARTS.find((one) => one === part) ?? 'questions',
    /** Of the points of a review. */
    state: REVIEW_STATES.find((one) => one === state) ?? '',
    isOperator,
    isPlatform: isOperator && scope === ALL_SITES,
  }
}
