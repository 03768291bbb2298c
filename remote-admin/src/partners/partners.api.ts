import { changesRow, listTag } from '@platform/shared-contracts/client'
import {
  PartnerCandidateList,
  PartnerRecord,
  PartnerRecordList,
  PartnerRates,
  PayoutReport,
  type PartnerCandidate,
  type PartnerRateRequest,
  type PayoutPaymentRequest,
  type PartnerRecordRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const partnersApi = adminApi.enhanceEndpoints({ addTagTypes: ['Partner', 'Payout'] }).injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.query<PartnerRecordList, void>({
      query: () => '/admin/partners',
      responseSchema: PartnerRecordList,
      providesTags: [listTag('Partner')],
    }),
    findCandidates: build.query<PartnerCandidate[], string>({
      query: (q) => ({ url: '/admin/partners/candidates', params: { q } }),
      responseSchema: PartnerCandidateList,
      providesTags: [listTag('Partner')],
    }),
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
    savePartner: build.mutation<
      PartnerRecord,
      { readonly id: number; readonly wanted: PartnerRecordRequest }
    >({
      query: ({ id, wanted }) => ({ url: `/admin/partners/${id}`, method: 'PUT', body: wanted }),
      responseSchema: PartnerRecord,
      invalidatesTags: changesRow('Partner', ({ id }) => id),
    }),
    /** `null` removes the photo. */
    changePortrait: build.mutation<unknown, { readonly id: number; readonly photo: File | null }>({
      query: ({ id, photo }) => {
        const url = `/admin/partners/${id}/portrait`
        if (!photo) return { url, method: 'DELETE' }
        const body = new FormData()
        body.set('file', photo)
        return { url, method: 'PUT', body }
      },
      invalidatesTags: changesRow('Partner', ({ id }) => id),
    }),
    removePartner: build.mutation<unknown, { readonly id: number; readonly to: string | undefined }>({
      query: ({ id, to }) => ({ url: `/admin/partners/${id}`, method: 'DELETE', params: { to } }),
      invalidatesTags: changesRow('Partner', ({ id }) => id),
    }),
  }),
})

export const {
  useListPartnersQuery,
  useFindCandidatesQuery,
  usePayoutsQuery,
  usePayPartnerMutation,
  useListRatesQuery,
  useAddRateMutation,
  useSavePartnerMutation,
  useChangePortraitMutation,
  useRemovePartnerMutation,
} = partnersApi
