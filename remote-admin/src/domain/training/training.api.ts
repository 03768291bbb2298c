import { listTag, providesRow } from '@platform/shared-contracts/client'
import {
  AssignmentPreview,
  TrainingMatrix,
  TrainingRow,
  type AssignmentPreviewRequest,
  type StandingState,
  type TrainingAssignmentRequest,
  type TrainingSort,
  type TrainingState,
} from '@platform/shared-contracts/http'
import { adminApi } from '../api/admin-api.ts'

/** What the matrix is narrowed to; empty for no limit. */
export interface TrainingFilter {
  readonly q: string
  readonly company: string
  readonly module: string
  readonly status: TrainingState | ''
  /** For company managers. */
  readonly standing: StandingState | ''
  readonly site: string
  readonly department: string
  readonly jobRole: string
}

/** The tenant's learners, those of the partner who asks, or those of the company that the caller manages. */
export type TrainingScope = '/admin/training' | '/partner/learners' | '/company/training'

interface MatrixQuery extends TrainingFilter {
  readonly scope: TrainingScope
  readonly page: number
  readonly size: number
  readonly sort: TrainingSort
}

/** The filters that say something, as the API takes them. */
export function filterParams(filter: TrainingFilter): Readonly<Record<string, string>> {
  const { q, company, module, status, standing, site, department, jobRole } = filter
  return Object.fromEntries(
    Object.entries({ q, company, module, status, standing, site, department, jobRole }).filter(
      ([, value]) => value !== '',
    ),
  )
}

const trainingApi = adminApi.enhanceEndpoints({ addTagTypes: ['Training'] }).injectEndpoints({
  endpoints: (build) => ({
    getMatrix: build.query<TrainingMatrix, MatrixQuery>({
      query: ({ scope, page, size, sort, ...filter }) => ({
        url: scope,
        params: { ...filterParams(filter), page, size, ...(sort === 'name' ? {} : { sort }) },
      }),
      responseSchema: TrainingMatrix,
      providesTags: [listTag('Training')],
    }),
    getLearner: build.query<TrainingRow, string>({
      query: (id) => `/learners/${encodeURIComponent(id)}`,
      responseSchema: TrainingRow,
      providesTags: providesRow('Training'),
    }),
    previewAssignment: build.query<AssignmentPreview, AssignmentPreviewRequest>({
      query: (body) => ({ url: '/training/assignments/preview', method: 'POST', body }),
      responseSchema: AssignmentPreview,
      providesTags: [listTag('Training')],
      // Access and due dates change elsewhere too.
      keepUnusedDataFor: 0,
    }),
    assignTraining: build.mutation<unknown, TrainingAssignmentRequest>({
      query: (body) => ({ url: '/training/assignments', method: 'POST', body }),
      // One request changes many learners, or all who match.
      invalidatesTags: ['Training'],
    }),
  }),
})

export const { useGetMatrixQuery, useGetLearnerQuery, usePreviewAssignmentQuery, useAssignTrainingMutation } =
  trainingApi
