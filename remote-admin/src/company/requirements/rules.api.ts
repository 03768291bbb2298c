import { listTag } from '@platform/shared-contracts/client'
import {
  CompanyRule,
  CompanyRuleList,
  CompanyRulePreview,
  ComplianceTrend,
  type CompanyRulePreviewRequest,
  type CompanyRuleRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const RULES = '/company/rules'

interface Saving {
  /** `null` adds a rule. */
  readonly id: number | null
  readonly body: CompanyRuleRequest
}

const rulesApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['CompanyRule', 'CompanyPerson', 'Training'] })
  .injectEndpoints({
    endpoints: (build) => ({
      /** With the compliance, which follows from people and their training. */
      listRules: build.query<CompanyRuleList, void>({
        query: () => RULES,
        responseSchema: CompanyRuleList,
        providesTags: [listTag('CompanyRule'), listTag('CompanyPerson'), listTag('Training')],
      }),
      getTrend: build.query<ComplianceTrend, void>({
        query: () => '/company/compliance',
        responseSchema: ComplianceTrend,
        providesTags: [listTag('CompanyRule'), listTag('CompanyPerson'), listTag('Training')],
      }),
      previewRule: build.query<CompanyRulePreview, CompanyRulePreviewRequest>({
        query: (body) => ({ url: `${RULES}/preview`, method: 'POST', body }),
        responseSchema: CompanyRulePreview,
        // Training and people change elsewhere too.
        keepUnusedDataFor: 0,
      }),
      saveRule: build.mutation<CompanyRule, Saving>({
        query: ({ id, body }) =>
          id === null ? { url: RULES, method: 'POST', body } : { url: `${RULES}/${id}`, method: 'PUT', body },
        responseSchema: CompanyRule,
        invalidatesTags: (_rule, error) => (error ? [] : [listTag('CompanyRule'), listTag('Training')]),
      }),
      removeRule: build.mutation<unknown, number>({
        query: (id) => ({ url: `${RULES}/${id}`, method: 'DELETE' }),
        invalidatesTags: (_done, error) => (error ? [] : [listTag('CompanyRule'), listTag('Training')]),
      }),
    }),
  })

export const {
  useListRulesQuery,
  useGetTrendQuery,
  usePreviewRuleQuery,
  useSaveRuleMutation,
  useRemoveRuleMutation,
} = rulesApi
