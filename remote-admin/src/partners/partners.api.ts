import { changesRow, listTag } from '@platform/shared-contracts/client'
import {
  PartnerCandidateList,
  PartnerRecord,
  PartnerRecordList,
  type PartnerCandidate,
  type PartnerRecordRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const partnersApi = adminApi.enhanceEndpoints({ addTagTypes: ['Partner'] }).injectEndpoints({
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
  useSavePartnerMutation,
  useChangePortraitMutation,
  useRemovePartnerMutation,
} = partnersApi
