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

/**
 * What the pages of a module read from the server: of the module alone, and what every page reads. The first and the third
 * name the version of the content, so what comes between them is of that version too (`isOneVersion`).
 */
export function queriesOfModule(code: string, dispatch: QueryDispatch) {
  const { getLessons, getModuleState } = lessonsApi.endpoints
  return {
    own: [
      () => sent(dispatch(getLessons.initiate(code, FRESH))),
      () => sent(dispatch(moduleApi.endpoints.getModule.initiate(code, FRESH))),
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

/** Whether lessons and state, as the store has them now, are of the same version of the content. */
export function isOneVersion(state: LessonsState, code: string): boolean {
  const progress = lessonsApi.endpoints.getModuleState.select(code)(state).data
  return progress?.version === lessonsIn(state, code)?.version
}

function sent(
  query: PromiseLike<{ readonly data?: unknown }> & { readonly queryCacheKey: string },
): SentQuery {
  return { queryCacheKey: query.queryCacheKey, answer: Promise.resolve(query) }
}
