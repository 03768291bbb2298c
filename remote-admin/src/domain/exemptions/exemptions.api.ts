import { listTag } from '@platform/shared-contracts/client'
import {
  CompanyExemptionAnswer,
  CompanyExemptionList,
  type CompanyExemption,
  type CompanyExemptionRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../api/admin-api.ts'

const EXEMPTIONS = '/company/exemptions'
const changed = (_answer: unknown, error: unknown) =>
  error ? [] : [listTag('CompanyExemption'), listTag('Training')]

export const { useListExemptionsQuery, useExemptMutation, useEndExemptionMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['CompanyExemption', 'Training'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listExemptions: build.query<CompanyExemption[], void>({
        query: () => EXEMPTIONS,
        responseSchema: CompanyExemptionList,
        providesTags: [listTag('CompanyExemption')],
      }),
      exempt: build.mutation<{ exempt: number }, CompanyExemptionRequest>({
        query: (body) => ({ url: EXEMPTIONS, method: 'POST', body }),
        responseSchema: CompanyExemptionAnswer,
        invalidatesTags: changed,
      }),
      endExemption: build.mutation<unknown, number>({
        query: (id) => ({ url: `${EXEMPTIONS}/${id}/end`, method: 'POST' }),
        invalidatesTags: changed,
      }),
    }),
  })
