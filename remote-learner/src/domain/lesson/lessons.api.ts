import {
  LessonCheckResult,
  LessonState,
  ModuleLessons,
  ModuleState,
  type PracticeAnswers,
  type TrainerQuestion,
  TrainerQuestionList,
} from '@platform/shared-contracts/http'
import { learnerApi } from '../api/learner-api.ts'
import { useInlinedData } from '../../lib/use-inlined-data.ts'

interface OfLesson {
  readonly code: string
  readonly lessonId: string
}

interface Heartbeat extends OfLesson {
  /** Counts the time since the one before it. The page may be closing. */
  readonly isLast?: boolean
}

const at = (id: string) => encodeURIComponent(id)

export const lessonsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getLessons: build.query({
      query: (code: string) => `/modules/${at(code)}/lessons`,
      responseSchema: ModuleLessons,
      providesTags: ['Module'],
    }),
    getModuleState: build.query({
      query: (code: string) => `/modules/${at(code)}/state`,
      responseSchema: ModuleState,
      providesTags: ['ModuleState'],
      // Another device may have gone on meanwhile.
      keepUnusedDataFor: 0,
    }),
    restartModule: build.mutation<null, string>({
      query: (code) => ({ url: `/modules/${at(code)}/restart`, method: 'POST' }),
    }),
    sendHeartbeat: build.mutation<LessonState, Heartbeat>({
      query: ({ lessonId, isLast = false }) => ({
        url: `/lessons/${at(lessonId)}/heartbeat`,
        method: 'POST',
        body: { isVisible: !isLast },
        keepalive: isLast,
      }),
      responseSchema: LessonState,
      async onQueryStarted({ code, lessonId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(patchLesson(code, lessonId, data))
      },
    }),
    gradeCheck: build.mutation<LessonCheckResult, OfLesson & PracticeAnswers>({
      query: ({ lessonId, answers }) => ({
        url: `/lessons/${at(lessonId)}/check`,
        method: 'POST',
        body: { answers },
      }),
      responseSchema: LessonCheckResult,
      async onQueryStarted({ code, lessonId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data?.isPassed) dispatch(patchLesson(code, lessonId, { isCheckPassed: true }))
      },
    }),
  }),
})

export const questionsApi = lessonsApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({
      query: (code: string) => `/modules/${at(code)}/questions`,
      responseSchema: TrainerQuestionList,
      providesTags: ['Question'],
    }),
  }),
})

/** The server answers for one lesson; the list of ticks beside it follows without another call. */
export function patchLesson(code: string, lessonId: string, change: Partial<LessonState>) {
  return lessonsApi.util.updateQueryData('getModuleState', code, (state) => {
    const known = state.lessons.find((lesson) => lesson.lessonId === lessonId)
    if (known) Object.assign(known, change)
    else state.lessons.push({ ...untouched(lessonId), ...change })
  })
}

/** A question that has arrived, on top. */
export function patchQuestions(code: string, question: TrainerQuestion) {
  return questionsApi.util.updateQueryData('listQuestions', code, (questions) => [
    question,
    ...questions.filter(({ id }) => id !== question.id),
  ])
}

function untouched(lessonId: string): LessonState {
  return { lessonId, dwellSeconds: 0, isCheckPassed: false, isDone: false, block: 0, note: '' }
}

const { useGetLessonsQuery: useGetLessons } = lessonsApi
export const {
  useGetModuleStateQuery,
  useRestartModuleMutation,
  useSendHeartbeatMutation,
  useGradeCheckMutation,
} = lessonsApi
export const { useListQuestionsQuery } = questionsApi

/** The lessons of a module; on a page that the server rendered they are there from the first render. */
export function useGetLessonsQuery(code: string) {
  const query = useGetLessons(code)
  const inlined = useInlinedData(`/modules/${at(code)}/lessons`, ModuleLessons)
  return { ...query, data: query.currentData ?? inlined }
}
