import { TrainingModuleList, type TrainingModule } from '@platform/shared-contracts/http'
import { starterApi } from '../app/starter-api.ts'

const coursesApi = starterApi.injectEndpoints({
  endpoints: (build) => ({
    listCourses: build.query<TrainingModule[], void>({
      query: () => '/modules',
      // What does not have this shape is a failed answer, never half a page.
      responseSchema: TrainingModuleList,
    }),
  }),
})

export const { useListCoursesQuery } = coursesApi
