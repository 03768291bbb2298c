import { CredentialList, type Credential } from '@platform/shared-contracts/http'
import { learnerApi } from '../../app/learner-api.ts'

/** Sending a file goes past the store: see use-send-credential.ts. */
export const credentialsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listCredentials: build.query<Credential[], void>({
      query: () => '/credentials',
      responseSchema: CredentialList,
      providesTags: ['Credential'],
    }),
    withdrawCredential: build.mutation<unknown, string>({
      query: (id) => ({ url: `/credentials/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Credential'],
    }),
  }),
})

export const { useListCredentialsQuery, useWithdrawCredentialMutation } = credentialsApi
