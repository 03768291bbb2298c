import { listTag } from '@platform/shared-contracts/client'
import { Professional, ProfessionalPage, type ProfessionalRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../app/admin-api.ts'
import { changesRow } from '../app/row-tags.ts'

export interface ProfessionalFilter {
  readonly q: string
  readonly state: string
  readonly certification: string
  readonly service: string
}

interface PageOfList {
  readonly page: number
  readonly size: number
}

interface Change {
  readonly id: number | null
  readonly wanted: ProfessionalRequest
}

const professionalsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Professional'] }).injectEndpoints({
  endpoints: (build) => ({
    listProfessionals: build.query<ProfessionalPage, ProfessionalFilter & PageOfList>({
      query: (filter) => ({ url: '/professionals', params: { ...filter } }),
      responseSchema: ProfessionalPage,
      providesTags: [listTag('Professional')],
    }),
    /** Without an id it adds one. */
    saveProfessional: build.mutation<Professional, Change>({
      query: ({ id, wanted }) =>
        id === null
          ? { url: '/professionals', method: 'POST', body: wanted }
          : { url: `/professionals/${id}`, method: 'PUT', body: wanted },
      responseSchema: Professional,
      invalidatesTags: changesRow('Professional', ({ id }) => id),
    }),
    removeProfessional: build.mutation<unknown, number>({
      query: (id) => ({ url: `/professionals/${id}`, method: 'DELETE' }),
      invalidatesTags: changesRow('Professional', (id) => id),
    }),
  }),
})

export const { useListProfessionalsQuery, useSaveProfessionalMutation, useRemoveProfessionalMutation } =
  professionalsApi
