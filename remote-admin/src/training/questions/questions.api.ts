import { listTag } from '@platform/shared-contracts/client'
import { InboxQuestion, QuestionInbox } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const questionsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Question', 'Training'] }).injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query<InboxQuestion[], void>({
      query: () => '/questions',
      responseSchema: QuestionInbox,
      providesTags: [listTag('Question')],
    }),
    answerQuestion: build.mutation<InboxQuestion, { readonly id: number | string; readonly text: string }>({
      query: ({ id, text }) => ({ url: `/questions/${id}/answer`, method: 'POST', body: { text } }),
      responseSchema: InboxQuestion,
      invalidatesTags: [listTag('Question'), 'Training'],
    }),
  }),
})

export const { useListQuestionsQuery, useAnswerQuestionMutation } = questionsApi
