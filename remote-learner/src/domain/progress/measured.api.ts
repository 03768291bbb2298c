import { OwnTrainingRecord, type TrainingCell } from '@platform/shared-contracts/http'
import { statusFromWire } from '@platform/shared-contracts/rules'
import { learnerApi } from '../api/learner-api.ts'

const measuredApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getTrainingRecord: build.query<OwnTrainingRecord, void>({
      query: () => '/training/record',
      responseSchema: OwnTrainingRecord,
      providesTags: ['Quiz'],
    }),
  }),
})

export interface Measured {
  /** The label of what the server measured; `Not Started` where it measured nothing. */
  readonly of: (code: string) => string
  readonly isLoading: boolean
  readonly isFailed: boolean
  readonly retry: () => void
}

/** What counts: the server's own measurement, not what a learner notes about themselves. */
export function useMeasured(): Measured {
  const { data, isLoading, isError, refetch } = measuredApi.useGetTrainingRecordQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  return {
    of: (code) => labelOf(data?.find(({ module }) => module === code)),
    isLoading,
    isFailed: isError && data === undefined,
    retry: () => void refetch(),
  }
}

/** What is due says nothing about how far the learner is. */
function labelOf(cell: TrainingCell | undefined): string {
  if (!cell || cell.updatedAt === null) return 'Not Started'
  const { state } = cell
  return statusFromWire(state === 'overdue' || state === 'assigned' ? 'in_progress' : state)
}
