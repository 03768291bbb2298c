import { Certificate, type Certificate as OneCertificate } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const certificatesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    chooseName: build.mutation({
      query: ({ id, showsFullName }: Pick<OneCertificate, 'id' | 'showsFullName'>) => ({
        url: `/certificates/${encodeURIComponent(id)}`,
        method: 'PATCH' as const,
        body: { showsFullName },
      }),
      responseSchema: Certificate,
      invalidatesTags: ['Certificate'],
    }),
  }),
})

export const { useChooseNameMutation } = certificatesApi
