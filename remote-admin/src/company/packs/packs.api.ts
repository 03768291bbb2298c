import { listTag } from '@platform/shared-contracts/client'
import {
  InspectionPackId,
  InspectionPackList,
  NewPackLink,
  PackSize,
  type InspectionPack,
  type InspectionPackRequest,
  type PackLinkRequest,
  type PackSizeRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const PACKS = '/company/inspection-packs'
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag('InspectionPack')])

export const packPath = (id: string, file: string) => `${PACKS}/${id}/${file}`

export const {
  useListPacksQuery,
  usePackSizeQuery,
  useMakePackMutation,
  useRemovePackMutation,
  useMakePackLinkMutation,
  useRevokePackLinkMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['InspectionPack'] }).injectEndpoints({
  endpoints: (build) => ({
    listPacks: build.query<InspectionPack[], void>({
      query: () => PACKS,
      responseSchema: InspectionPackList,
      providesTags: [listTag('InspectionPack')],
    }),
    packSize: build.query<PackSize, PackSizeRequest>({
      query: (body) => ({ url: `${PACKS}/size`, method: 'POST', body }),
      responseSchema: PackSize,
      // Training and people change elsewhere too.
      keepUnusedDataFor: 0,
    }),
    makePack: build.mutation<InspectionPackId, InspectionPackRequest>({
      query: (body) => ({ url: PACKS, method: 'POST', body }),
      responseSchema: InspectionPackId,
      invalidatesTags: changed,
    }),
    removePack: build.mutation<unknown, string>({
      query: (id) => ({ url: `${PACKS}/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    makePackLink: build.mutation<NewPackLink, PackLinkRequest & { readonly packId: string }>({
      query: ({ packId, ...body }) => ({ url: `${PACKS}/${packId}/links`, method: 'POST', body }),
      responseSchema: NewPackLink,
      invalidatesTags: changed,
    }),
    revokePackLink: build.mutation<unknown, string>({
      query: (id) => ({ url: `${PACKS}/links/${id}/revoke`, method: 'POST' }),
      invalidatesTags: changed,
    }),
  }),
})
