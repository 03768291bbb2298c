import { PastTraining, PastWriting } from '@platform/shared-contracts/http'
import { usePlatform } from '@platform/shared-contracts/remote'
import { countsAsSubscribed } from '@platform/shared-contracts/rules'
import { learnerApi } from '../api/learner-api.ts'

const pastTrainingApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getPastTraining: build.query<PastTraining, void>({
      query: () => '/past-training',
      responseSchema: PastTraining,
      providesTags: ['Course'],
    }),
    getPastWriting: build.query<PastWriting, void>({
      query: () => '/past-training/writing',
      responseSchema: PastWriting,
      providesTags: ['Course'],
    }),
  }),
})

const { useGetPastTrainingQuery } = pastTrainingApi
export const { useGetPastWritingQuery } = pastTrainingApi

/** What a signed-in user without a subscription did before. It is requested for these users only. */
export function usePastTraining() {
  const { session } = usePlatform()
  const isRequested = session.status === 'signedIn' && !countsAsSubscribed(session.user)
  return { ...useGetPastTrainingQuery(undefined, { skip: !isRequested }), isRequested }
}
