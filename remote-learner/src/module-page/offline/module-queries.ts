import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import type { ModuleLessons } from '@platform/shared-contracts/http'
import { certificatesApi } from '../../domain/certificate/certificates.api.ts'
import { modulesApi } from '../../domain/course/modules.api.ts'
import { quizzesApi } from '../../domain/attempt/quizzes.api.ts'
import { lessonsApi, questionsApi } from '../../domain/lesson/lessons.api.ts'
import type { SentQuery } from '../../domain/offline/downloads/download-module.ts'
import { moduleApi } from '../module.api.ts'

export type QueryDispatch = ThunkDispatch<unknown, unknown, UnknownAction>

const FRESH = { forceRefetch: true, subscribe: false } as const

/** What the pages of a module read from the server: of the module alone, and what every page reads. */
export function queriesOfModule(code: string, dispatch: QueryDispatch) {
  const { getLessons, getModuleState } = lessonsApi.endpoints
  return {
    own: [
      () => sent(dispatch(moduleApi.endpoints.getModule.initiate(code, FRESH))),
      () => sent(dispatch(getLessons.initiate(code, FRESH))),
      () => sent(dispatch(getModuleState.initiate(code, FRESH))),
      () => sent(dispatch(questionsApi.endpoints.listQuestions.initiate(code, FRESH))),
    ],
    shared: [
      () => sent(dispatch(modulesApi.endpoints.listModules.initiate(undefined, FRESH))),
      () => sent(dispatch(quizzesApi.endpoints.listQuizzes.initiate(undefined, FRESH))),
      () => sent(dispatch(certificatesApi.endpoints.listCertificates.initiate(undefined, FRESH))),
    ],
  }
}

const selectLessons = (code: string) => lessonsApi.endpoints.getLessons.select(code)

export type LessonsState = Parameters<ReturnType<typeof selectLessons>>[0]

/** The lessons that the store has now. */
export function lessonsIn(state: LessonsState, code: string): ModuleLessons | undefined {
  return selectLessons(code)(state).data
}

function sent(
  query: PromiseLike<{ readonly data?: unknown }> & { readonly queryCacheKey: string },
): SentQuery {
  return { queryCacheKey: query.queryCacheKey, answer: Promise.resolve(query) }
}
