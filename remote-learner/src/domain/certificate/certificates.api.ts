import { CertificateList, type Certificate } from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'

export const certificatesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listCertificates: build.query<Certificate[], void>({
      query: () => '/certificates',
      responseSchema: CertificateList,
      providesTags: ['Certificate'],
    }),
  }),
})

export const { useListCertificatesQuery } = certificatesApi
