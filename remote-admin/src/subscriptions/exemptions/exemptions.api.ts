import { listTag } from '@platform/shared-contracts/client'
import { TaxExemption, TaxExemptionPage, type TaxExemptionDecision } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

interface ExemptionFilter {
  readonly page: number
  readonly size: number
  readonly q: string
  /** Empty for any. */
  readonly status: string
}

const exemptionsApi = adminApi.enhanceEndpoints({ addTagTypes: ['TaxExemption'] }).injectEndpoints({
  endpoints: (build) => ({
    listTaxExemptions: build.query<TaxExemptionPage, ExemptionFilter>({
      query: ({ status, ...rest }) => ({
        url: '/admin/tax-exemptions',
        params: { ...rest, ...(status === '' ? {} : { status }) },
      }),
      responseSchema: TaxExemptionPage,
      providesTags: [listTag('TaxExemption')],
    }),
    decideTaxExemption: build.mutation<
      TaxExemption,
      { readonly id: string; readonly decision: TaxExemptionDecision }
    >({
      query: ({ id, decision: body }) => ({
        ...{ url: `/admin/tax-exemptions/${id}/decision`, method: 'POST', body },
      }),
      responseSchema: TaxExemption,
      invalidatesTags: [listTag('TaxExemption')],
    }),
  }),
})

export const { useListTaxExemptionsQuery, useDecideTaxExemptionMutation } = exemptionsApi
