import { listTag } from '@platform/shared-contracts/client'
import { CompanyView, CompanyViewList, type CompanyViewRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const VIEWS = '/company/views'
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag('CompanyView')])

export const { useListViewsQuery, useSaveViewMutation, useRemoveViewMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['CompanyView'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listViews: build.query<CompanyView[], void>({
        query: () => VIEWS,
        responseSchema: CompanyViewList,
        providesTags: [listTag('CompanyView')],
      }),
      saveView: build.mutation<CompanyView, CompanyViewRequest>({
        query: (body) => ({ url: VIEWS, method: 'POST', body }),
        responseSchema: CompanyView,
        invalidatesTags: changed,
      }),
      removeView: build.mutation<unknown, number>({
        query: (id) => ({ url: `${VIEWS}/${id}`, method: 'DELETE' }),
        invalidatesTags: changed,
      }),
    }),
  })
