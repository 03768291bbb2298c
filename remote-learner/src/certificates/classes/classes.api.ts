import { AttendedClassList, type AttendedClass } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const classesApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listAttendedClasses: build.query<AttendedClass[], void>({
      query: () => '/attended-classes',
      responseSchema: AttendedClassList,
    }),
  }),
})

export const { useListAttendedClassesQuery } = classesApi
