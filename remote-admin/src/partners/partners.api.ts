import {
  PartnerCandidateList,
  PartnerRecord,
  PartnerRecordList,
  type PartnerCandidate,
  type PartnerRecordRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../app/admin-api.ts'

const partnersApi = adminApi.enhanceEndpoints({ addTagTypes: ['Partner'] }).injectEndpoints({
  endpoints: (build) => ({
    listPartners: build.query<PartnerRecordList, void>({
      query: () => '/admin/partners',
      responseSchema: PartnerRecordList,
      providesTags: ['Partner'],
    }),
    findCandidates: build.query<PartnerCandidate[], string>({
      query: (q) => ({ url: '/admin/partners/candidates', params: { q } }),
      responseSchema: PartnerCandidateList,
      providesTags: ['Partner'],
    }),
    savePartner: build.mutation<
      PartnerRecord,
      { readonly id: number; readonly wanted: PartnerRecordRequest }
    >({
      query: ({ id, wanted }) => ({ url: `/admin/partners/${id}`, method: 'PUT', body: wanted }),
      responseSchema: PartnerRecord,
      invalidatesTags: ['Partner'],
    }),
    removePartner: build.mutation<unknown, { readonly id: number; readonly to: string | undefined }>({
      query: ({ id, to }) => ({ url: `/admin/partners/${id}`, method: 'DELETE', params: { to } }),
      invalidatesTags: ['Partner'],
    }),
  }),
})

export const {
  useListPartnersQuery,
  useFindCandidatesQuery,
  useSavePartnerMutation,
  useRemovePartnerMutation,
} = partnersApi
