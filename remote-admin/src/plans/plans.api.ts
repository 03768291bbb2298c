import { PriceEffects, PriceList, type PriceListRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const plansApi = adminApi.enhanceEndpoints({ addTagTypes: ['PriceList'] }).injectEndpoints({
  endpoints: (build) => ({
    readPriceList: build.query<PriceList, void>({
      query: () => '/admin/price-list',
      responseSchema: PriceList,
      providesTags: ['PriceList'],
    }),
    previewPrices: build.mutation<PriceEffects, PriceListRequest>({
      query: (body) => ({ url: '/admin/price-list/preview', method: 'POST', body }),
      responseSchema: PriceEffects,
    }),
    changePrices: build.mutation<PriceList, PriceListRequest>({
      query: (body) => ({ url: '/admin/price-list', method: 'PUT', body }),
      responseSchema: PriceList,
      // Refused too: then someone else changed the settings, and the form goes on from the newest.
      invalidatesTags: ['PriceList'],
    }),
  }),
})

export const { useReadPriceListQuery, usePreviewPricesMutation, useChangePricesMutation } = plansApi
