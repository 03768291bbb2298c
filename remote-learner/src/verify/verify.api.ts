import { CertificateCheck, CertificateCheckList } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const verifyApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    checkCertificate: build.query({
      query: (code: string) => `/verify/${encodeURIComponent(code)}`,
      responseSchema: CertificateCheck,
      keepUnusedDataFor: 0,
    }),
    checkCertificates: build.mutation({
      query: (codes: readonly string[]) => ({ url: '/verify', method: 'POST' as const, body: { codes } }),
      responseSchema: CertificateCheckList,
    }),
  }),
})

export const { useCheckCertificateQuery, useCheckCertificatesMutation } = verifyApi
