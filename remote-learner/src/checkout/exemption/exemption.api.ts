import { listTag } from '@platform/shared-contracts/client'
import { TaxExemption, TaxExemptionList, type OrderExemption } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const exemptionApi = learnerApi.enhanceEndpoints({ addTagTypes: ['TaxExemption'] }).injectEndpoints({
  endpoints: (build) => ({
    listExemptions: build.query<TaxExemption[], void>({
      query: () => '/tax-exemptions',
      responseSchema: TaxExemptionList,
      providesTags: [listTag('TaxExemption')],
    }),
    sendExemption: build.mutation<TaxExemption, FormData>({
      query: (body) => ({ url: '/tax-exemptions', method: 'POST', body }),
      responseSchema: TaxExemption,
      invalidatesTags: (sent) => (sent ? [listTag('TaxExemption')] : []),
    }),
  }),
})

export const { useListExemptionsQuery, useSendExemptionMutation } = exemptionApi

/** What an order that is placed now would name. */
export function useExemptionInForce(): OrderExemption | undefined {
  const { data } = useListExemptionsQuery()
  return data?.find(({ status, isExpired }) => status === 'accepted' && !isExpired)
}
