import { listTag } from '@platform/shared-contracts/client'
import {
  LtiGrade,
  LtiGradePage,
  LtiPlatform,
  LtiPlatformPage,
  LtiTool,
  type LtiGradeQuery,
  type LtiPlatformQuery,
  type LtiPlatformRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

const ltiApi = adminApi.enhanceEndpoints({ addTagTypes: ['LtiPlatform', 'LtiTool'] }).injectEndpoints({
  endpoints: (build) => {
    const path = '/admin/lti/platforms'
    const rows = rowEndpoints(build, { type: 'LtiPlatform', path, row: LtiPlatform, page: LtiPlatformPage })
    return {
      listLtiPlatforms: rows.list<LtiPlatformQuery>(),
      saveLtiPlatform: rows.save<LtiPlatformRequest>(),
      removeLtiPlatform: rows.remove(),
      readLtiTool: build.query<LtiTool, void>({
        query: () => '/admin/lti/tool',
        responseSchema: LtiTool,
        providesTags: [listTag('LtiTool')],
      }),
      rotateLtiKey: build.mutation<LtiTool, void>({
        query: () => ({ url: '/admin/lti/keys', method: 'POST' }),
        responseSchema: LtiTool,
        invalidatesTags: [listTag('LtiTool')],
      }),
      listLtiGrades: build.query<LtiGradePage, LtiGradeQuery & { readonly id: string }>({
        query: ({ id, ...params }) => ({ url: `${path}/${encodeURIComponent(id)}/grades`, params }),
        responseSchema: LtiGradePage,
        providesTags: [listTag('LtiPlatform')],
      }),
      retryLtiGrade: build.mutation<LtiGrade, string>({
        query: (id) => ({ url: `/admin/lti/grades/${encodeURIComponent(id)}/retry`, method: 'POST' }),
        responseSchema: LtiGrade,
        invalidatesTags: [listTag('LtiPlatform')],
      }),
    }
  },
})

export const {
  useListLtiPlatformsQuery,
  useSaveLtiPlatformMutation,
  useRemoveLtiPlatformMutation,
  useReadLtiToolQuery,
  useRotateLtiKeyMutation,
  useListLtiGradesQuery,
  useRetryLtiGradeMutation,
} = ltiApi
