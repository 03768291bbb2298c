import {
  LearnerAttemptList,
  Practical,
  PracticalList,
  QuizList,
  RegisteredCertificateList,
  type LearnerAttempt,
  type PracticalInput,
  type QuizSummary,
  type QuizUnlock,
  type RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../app/admin-api.ts'

const of = (id: string, what: string) => `/learners/${encodeURIComponent(id)}/${what}`

const learnerApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['LearnerQuiz', 'Practical', 'Register'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listLearnerQuizzes: build.query<QuizSummary[], string>({
        query: (id) => of(id, 'quizzes'),
        responseSchema: QuizList,
        providesTags: ['LearnerQuiz'],
      }),
      listAttempts: build.query<LearnerAttempt[], string>({
        query: (id) => of(id, 'attempts'),
        responseSchema: LearnerAttemptList,
        providesTags: ['LearnerQuiz'],
      }),
      listPracticals: build.query<Practical[], string>({
        query: (id) => of(id, 'practicals'),
        responseSchema: PracticalList,
        providesTags: ['Practical'],
      }),
      listLearnerCertificates: build.query<RegisteredCertificate[], string>({
        query: (id) => of(id, 'certificates'),
        responseSchema: RegisteredCertificateList,
        providesTags: ['Register', 'Practical'],
      }),
      unlockQuiz: build.mutation<unknown, { readonly code: string; readonly unlock: QuizUnlock }>({
        query: ({ code, unlock }) => ({ url: `/quizzes/${code}/unlock`, method: 'POST', body: unlock }),
        invalidatesTags: ['LearnerQuiz'],
      }),
      signPractical: build.mutation<Practical, PracticalInput>({
        query: (body) => ({ url: '/practicals', method: 'POST', body }),
        responseSchema: Practical,
        invalidatesTags: ['Practical'],
      }),
    }),
  })

export const {
  useListLearnerQuizzesQuery,
  useListAttemptsQuery,
  useListPracticalsQuery,
  useListLearnerCertificatesQuery,
  useUnlockQuizMutation,
  useSignPracticalMutation,
} = learnerApi
