import { PracticeBulkAnswer, PracticePreview } from '@platform/shared-contracts/http'
import type { PracticeBulkRequest, PracticePreviewRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../api/admin-api.ts'

interface Signing {
  readonly body: PracticeBulkRequest
  readonly idempotencyKey: string
}

export const { usePreviewPracticeQuery, useSignPracticeMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['Practical', 'Training'] })
  .injectEndpoints({
    endpoints: (build) => ({
      previewPractice: build.query<PracticePreview, PracticePreviewRequest>({
        query: (body) => ({ url: '/practicals/bulk/preview', method: 'POST', body }),
        responseSchema: PracticePreview,
        // People pass and are signed for elsewhere too.
        keepUnusedDataFor: 0,
      }),
      signPractice: build.mutation<PracticeBulkAnswer, Signing>({
        query: ({ body, idempotencyKey }) => ({
          ...{ url: '/practicals/bulk', method: 'POST', body, idempotencyKey },
        }),
        responseSchema: PracticeBulkAnswer,
        // One request signs for many learners.
        invalidatesTags: (_answer, error) => (error ? [] : ['Practical', 'Training']),
      }),
    }),
  })
