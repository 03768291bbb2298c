import { changesRow, listTag } from '@platform/shared-contracts/client'
import {
  CertificateRegister,
  Credential,
  CredentialReviewPage,
  type CredentialDecision,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'
import { filled } from '../../lib/filled.ts'

/** Empty values do not filter. */
interface ReviewFilter {
  readonly page: number
  readonly size: number
  readonly q: string
  readonly state: string
  /** Id of a learner. */
  readonly learner: string
}

type RegisterFilter = Omit<ReviewFilter, 'learner'>

/** Whose count of pending ones a tab shows. */
export const ALL_REVIEWS: ReviewFilter = { page: 1, size: 20, q: '', state: '', learner: '' }

const proofApi = adminApi.enhanceEndpoints({ addTagTypes: ['Review', 'Register'] }).injectEndpoints({
  endpoints: (build) => ({
    listReviews: build.query<CredentialReviewPage, ReviewFilter>({
      query: (filter) => ({ url: '/credential-reviews', params: filled(filter) }),
      responseSchema: CredentialReviewPage,
      providesTags: [listTag('Review')],
    }),
    decideCredential: build.mutation<
      Credential,
      { readonly id: string; readonly decision: CredentialDecision }
    >({
      query: ({ id, decision }) => ({ url: `/credentials/${id}/decision`, method: 'POST', body: decision }),
      responseSchema: Credential,
      // Also after a refusal, because another user has changed what is on screen.
      invalidatesTags: [listTag('Review')],
    }),
    listRegister: build.query<CertificateRegister, RegisterFilter>({
      query: (filter) => ({ url: '/certificate-register', params: filled(filter) }),
      responseSchema: CertificateRegister,
      providesTags: [listTag('Register')],
    }),
    revokeCertificate: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) => ({ url: `/certificates/${id}/revoke`, method: 'POST', body: { reason } }),
      invalidatesTags: changesRow('Register', ({ id }) => id),
    }),
  }),
})

export const {
  useListReviewsQuery,
  useDecideCredentialMutation,
  useListRegisterQuery,
  useRevokeCertificateMutation,
} = proofApi
