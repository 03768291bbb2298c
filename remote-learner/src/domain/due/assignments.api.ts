import { OwnAssignmentList, type OwnAssignment } from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'

const assignmentsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listAssignments: build.query<OwnAssignment[], void>({
      query: () => '/training/assignments',
      responseSchema: OwnAssignmentList,
      providesTags: ['Quiz'],
    }),
  }),
})

export const { useListAssignmentsQuery } = assignmentsApi
