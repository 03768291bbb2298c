import { Credential, CredentialList } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const credentialsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listCredentials: build.query<Credential[], void>({
      query: () => '/credentials',
      responseSchema: CredentialList,
      providesTags: ['Credential'],
    }),
    /** `id` is the credential that this one corrects, `null` for a new one. */
    sendCredential: build.mutation<Credential, { readonly id: string | null; readonly body: FormData }>({
      query: ({ id, body }) => ({
        url: id === null ? '/credentials' : `/credentials/${encodeURIComponent(id)}`,
        method: id === null ? 'POST' : 'PUT',
        body,
      }),
      responseSchema: Credential,
      invalidatesTags: (credential) => (credential ? ['Credential'] : []),
    }),
    withdrawCredential: build.mutation<unknown, string>({
      query: (id) => ({ url: `/credentials/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['Credential'],
    }),
  }),
})

export const { useListCredentialsQuery, useSendCredentialMutation, useWithdrawCredentialMutation } =
  credentialsApi
