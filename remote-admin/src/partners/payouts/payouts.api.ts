import {
  PartnerRates,
  PayoutReport,
  type PartnerRateRequest,
  type PayoutPaymentRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const payoutsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Payout'] }).injectEndpoints({
  endpoints: (build) => ({
    payouts: build.query<PayoutReport, string>({
      query: (month) => ({ url: '/admin/payouts', params: { month } }),
      responseSchema: PayoutReport,
      providesTags: ['Payout'],
    }),
    payPartner: build.mutation<
      PayoutReport,
      { readonly month: string; readonly wanted: PayoutPaymentRequest }
    >({
      query: ({ month, wanted }) => ({
        url: `/admin/payouts/${month}/payments`,
        method: 'POST',
        body: wanted,
      }),
      responseSchema: PayoutReport,
      // Refused too: then the amount changed, or it is paid already.
      invalidatesTags: ['Payout'],
    }),
    listRates: build.query<PartnerRates, number>({
      query: (id) => `/admin/partners/${id}/rates`,
      responseSchema: PartnerRates,
      providesTags: ['Payout'],
    }),
    addRate: build.mutation<PartnerRates, { readonly id: number; readonly wanted: PartnerRateRequest }>({
      query: ({ id, wanted }) => ({ url: `/admin/partners/${id}/rates`, method: 'POST', body: wanted }),
      responseSchema: PartnerRates,
      invalidatesTags: (rates) => (rates ? ['Payout'] : []),
    }),
  }),
})

export const { usePayoutsQuery, usePayPartnerMutation, useListRatesQuery, useAddRateMutation } = payoutsApi
