import { changesRow, listTag, providesRow, rowTag } from '@platform/shared-contracts/client'
import {
  GrantedUnlockList,
  LearnerAttemptList,
  LearnerExerciseList,
  Certificate,
  Practical,
  PracticalList,
  QuizList,
  RegisteredCertificateList,
  type CertificateActInput,
  type GrantedUnlock,
  type LearnerAttempt,
  type LearnerExercise,
  type PracticalInput,
  type QuizSummary,
  type QuizUnlock,
  type RegisteredCertificate,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

/** Their tags have the id of the learner. */
const of = (id: string, what: string) => `/learners/${encodeURIComponent(id)}/${what}`

const learnerApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['LearnerQuiz', 'Practical', 'Register'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listLearnerQuizzes: build.query<QuizSummary[], string>({
        query: (id) => of(id, 'quizzes'),
        responseSchema: QuizList,
        providesTags: providesRow('LearnerQuiz'),
      }),
      listAttempts: build.query<LearnerAttempt[], string>({
        query: (id) => of(id, 'attempts'),
        responseSchema: LearnerAttemptList,
        providesTags: providesRow('LearnerQuiz'),
      }),
      listLearnerExercises: build.query<LearnerExercise[], string>({
        query: (id) => of(id, 'exercises'),
        responseSchema: LearnerExerciseList,
      }),
      listUnlocks: build.query<GrantedUnlock[], string>({
        query: (id) => of(id, 'quiz-unlocks'),
        responseSchema: GrantedUnlockList,
        providesTags: providesRow('LearnerQuiz'),
      }),
      listPracticals: build.query<Practical[], string>({
        query: (id) => of(id, 'practicals'),
        responseSchema: PracticalList,
        providesTags: providesRow('Practical'),
      }),
      listLearnerCertificates: build.query<RegisteredCertificate[], string>({
        query: (id) => of(id, 'certificates'),
        responseSchema: RegisteredCertificateList,
        providesTags: (_list, _error, id) => [listTag('Register'), rowTag('Practical', id)],
      }),
      unlockQuiz: build.mutation<unknown, { readonly code: string; readonly unlock: QuizUnlock }>({
        query: ({ code, unlock }) => ({ url: `/quizzes/${code}/unlock`, method: 'POST', body: unlock }),
        invalidatesTags: changesRow('LearnerQuiz', ({ unlock }) => unlock.userId),
      }),
      signCertificate: build.mutation<
        Certificate,
        { readonly certificate: RegisteredCertificate; readonly act: CertificateActInput }
      >({
        query: ({ certificate, act }) => ({
          url: `/certificates/${certificate.id}/acts`,
          method: 'POST',
          body: act,
        }),
        responseSchema: Certificate,
        invalidatesTags: [listTag('Register')],
      }),
      signPractical: build.mutation<Practical, PracticalInput>({
        query: (body) => ({ url: '/practicals', method: 'POST', body }),
        responseSchema: Practical,
        invalidatesTags: changesRow('Practical', ({ userId }) => userId),
      }),
    }),
  })

export const {
  useListLearnerQuizzesQuery,
  useListAttemptsQuery,
  useListLearnerExercisesQuery,
  useListUnlocksQuery,
  useListPracticalsQuery,
  useListLearnerCertificatesQuery,
  useUnlockQuizMutation,
  useSignCertificateMutation,
  useSignPracticalMutation,
} = learnerApi
