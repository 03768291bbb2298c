import {
  LessonCheckResult,
  LessonState,
  ModuleLessons,
  ModuleState,
  TrainerQuestion,
  TrainerQuestionList,
} from '@platform/shared-contracts/http'
import { learnerApi } from '../../app/learner-api.ts'
import { useInlined } from '../../app/use-inlined.ts'

interface OfLesson {
  readonly code: string
  readonly lessonId: string
}

const at = (id: string) => encodeURIComponent(id)

const lessonsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    getLessons: build.query({
      query: (code: string) => `/modules/${at(code)}/lessons`,
      responseSchema: ModuleLessons,
      providesTags: ['Module'],
    }),
    getModuleState: build.query({
      query: (code: string) => `/modules/${at(code)}/state`,
      responseSchema: ModuleState,
      // Another device may have gone on meanwhile.
      keepUnusedDataFor: 0,
    }),
    restartModule: build.mutation<null, string>({
      query: (code) => ({ url: `/modules/${at(code)}/restart`, method: 'POST' }),
    }),
    sendHeartbeat: build.mutation<LessonState, OfLesson>({
      query: ({ lessonId }) => ({
        url: `/lessons/${at(lessonId)}/heartbeat`,
        method: 'POST',
        body: { isVisible: true },
      }),
      responseSchema: LessonState,
      async onQueryStarted({ code, lessonId }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data) dispatch(patchLesson(code, lessonId, data))
      },
    }),
    gradeCheck: build.mutation<
      LessonCheckResult,
      OfLesson & { readonly answers: Readonly<Record<string, number>> }
    >({
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
    saveNote: build.mutation<null, OfLesson & { readonly text: string }>({
      query: ({ lessonId, text }) => ({
        url: `/lessons/${at(lessonId)}/note`,
        method: 'PUT',
        body: { text },
      }),
      async onQueryStarted({ code, lessonId, text }, { dispatch, queryFulfilled }) {
        const isSaved = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (isSaved) dispatch(patchLesson(code, lessonId, { note: text }))
      },
    }),
  }),
})

const questionsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listQuestions: build.query({
      query: (code: string) => `/modules/${at(code)}/questions`,
      responseSchema: TrainerQuestionList,
    }),
    askTrainer: build.mutation<TrainerQuestion, OfLesson & { readonly text: string }>({
      query: ({ code, ...body }) => ({ url: `/modules/${at(code)}/questions`, method: 'POST', body }),
      responseSchema: TrainerQuestion,
      async onQueryStarted({ code }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }))
        if (data)
          dispatch(
            questionsApi.util.updateQueryData('listQuestions', code, (questions) => [data, ...questions]),
          )
      },
    }),
  }),
})

/** The server answers for one lesson; the list of ticks beside it follows without another call. */
function patchLesson(code: string, lessonId: string, change: Partial<LessonState>) {
  return lessonsApi.util.updateQueryData('getModuleState', code, (state) => {
    const known = state.lessons.find((lesson) => lesson.lessonId === lessonId)
    if (known) Object.assign(known, change)
    else state.lessons.push({ ...untouched(lessonId), ...change })
  })
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
  useSaveNoteMutation,
} = lessonsApi
export const { useListQuestionsQuery, useAskTrainerMutation } = questionsApi

/** The lessons of a module; on a page that the server rendered they are there from the first render. */
export function useGetLessonsQuery(code: string) {
  const query = useGetLessons(code)
  const inlined = useInlined(`/modules/${at(code)}/lessons`, ModuleLessons)
  return { ...query, data: query.currentData ?? inlined }
}
