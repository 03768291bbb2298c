import { CertificateKeyList, type CertificateKey } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const keysApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listCertificateKeys: build.query<CertificateKey[], void>({
      query: () => '/certificate-keys',
      responseSchema: CertificateKeyList,
    }),
  }),
})

export const { useListCertificateKeysQuery } = keysApi
