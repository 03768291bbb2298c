import { OpenInvitation } from '@platform/shared-contracts/http'
import { learnerApi } from '../domain/api/learner-api.ts'

const seatApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getInvitation: build.query<OpenInvitation, string>({
      query: (token) => ({ url: '/seat-invitations', method: 'POST', body: { token } }),
      responseSchema: OpenInvitation,
      keepUnusedDataFor: 0,
    }),
    acceptInvitation: build.mutation<OpenInvitation, string>({
      query: (token) => ({ url: '/seat-invitations/accept', method: 'POST', body: { token } }),
      responseSchema: OpenInvitation,
      invalidatesTags: ['Course', 'Module', 'Quiz'],
    }),
  }),
})

export const { useGetInvitationQuery, useAcceptInvitationMutation } = seatApi
