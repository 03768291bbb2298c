import { listTag } from '@platform/shared-contracts/client'
import { CompanyInvitationList, type CompanyInvitation } from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'

interface InvitationAnswer {
  readonly id: CompanyInvitation['id']
  readonly accepts: boolean
}

const invitationsApi = learnerApi.enhanceEndpoints({ addTagTypes: ['CompanyInvitation'] }).injectEndpoints({
  endpoints: (build) => ({
    listCompanyInvitations: build.query<CompanyInvitation[], void>({
      query: () => '/company-invitations',
      responseSchema: CompanyInvitationList,
      providesTags: [listTag('CompanyInvitation')],
    }),
    answerCompanyInvitation: build.mutation<unknown, InvitationAnswer>({
      query: ({ id, accepts }) => ({ url: `/company-invitations/${id}`, method: 'POST', body: { accepts } }),
      // Refused too: the invitation may be gone.
      invalidatesTags: [listTag('CompanyInvitation')],
    }),
  }),
})

export const { useListCompanyInvitationsQuery, useAnswerCompanyInvitationMutation } = invitationsApi
