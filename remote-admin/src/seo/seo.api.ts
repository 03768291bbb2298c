import { changesRow, listTag } from '@platform/shared-contracts/client'
import { SeoPages, type SeoChange } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const seoApi = adminApi.enhanceEndpoints({ addTagTypes: ['SeoPage'] }).injectEndpoints({
  endpoints: (build) => ({
    listPages: build.query<SeoPages, void>({
      query: () => '/seo',
      responseSchema: SeoPages,
      providesTags: [listTag('SeoPage')],
    }),
    describePage: build.mutation<SeoPages, SeoChange>({
      query: (body) => ({ url: '/seo', method: 'PUT', body }),
      responseSchema: SeoPages,
      invalidatesTags: changesRow('SeoPage', () => null),
    }),
    resetPage: build.mutation<SeoPages, string>({
      query: (path) => ({ url: '/seo', method: 'DELETE', params: { path } }),
      responseSchema: SeoPages,
      invalidatesTags: changesRow('SeoPage', () => null),
    }),
  }),
})

export const { useListPagesQuery, useDescribePageMutation, useResetPageMutation } = seoApi
