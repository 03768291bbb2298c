import { CertificateKeyList, type CertificateKey } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'
import { useInlinedData } from '../../lib/use-inlined-data.ts'

const keysApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listCertificateKeys: build.query<CertificateKey[], void>({
      query: () => '/certificate-keys',
      responseSchema: CertificateKeyList,
    }),
  }),
})

const { useListCertificateKeysQuery: useListCertificateKeys } = keysApi

/** The keys; on a page that the server rendered they are there from the first render. */
export function useListCertificateKeysQuery() {
  const query = useListCertificateKeys()
  const inlined = useInlinedData('/certificate-keys', CertificateKeyList)
  return { ...query, data: query.data ?? inlined }
}
