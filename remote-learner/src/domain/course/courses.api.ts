import { OwnedCourses } from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'

const coursesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listOwnedCourses: build.query<string[], void>({
      query: () => '/my-courses',
      responseSchema: OwnedCourses,
      providesTags: ['Course'],
    }),
  }),
})

export const { useListOwnedCoursesQuery } = coursesApi
