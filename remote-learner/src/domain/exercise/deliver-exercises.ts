import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { ExerciseResult } from '@platform/shared-contracts/http'
import type { Platform } from '@platform/shared-contracts/remote'
import { learnerApi } from '../api/learner-api.ts'
import { lessonsApi } from '../lesson/lessons.api.ts'
import type { OutboxHandler } from '../outbox/outbox-handler.ts'
import { failureOf, postEntry } from '../outbox/post-entry.ts'
import { triesBody, withoutTries, type ExercisePayload } from './exercise-change.ts'

type ApiRoot = Parameters<ReturnType<typeof lessonsApi.endpoints.getModuleState.select>>[0]

interface DeliverParts {
  readonly platform: Pick<Platform, 'fetch' | 'report'>
  readonly dispatch: ThunkDispatch<ApiRoot, unknown, UnknownAction>
}

export function exerciseHandler({ platform, dispatch }: DeliverParts): OutboxHandler<ExercisePayload> {
  return {
    async deliver(entry, options) {
      const { code, exerciseId } = entry.payload
      const path = `/exercises/${encodeURIComponent(exerciseId)}/tries`
      const request = { path, method: 'POST' as const, body: triesBody(entry, Date.now()) }
      const { data, error } = await postEntry(platform, entry, request, options)
      if (error) {
        platform.report(new Error(`${entry.slot}: ${error.message}`))
        return failureOf(error)
      }
      dispatch(patchResult(code, ExerciseResult.parse(data)))
      return { outcome: 'delivered' }
    },
    remaining: withoutTries,
    deliveredElsewhere: () => void dispatch(learnerApi.util.invalidateTags(['ModuleState'])),
  }
}

/** What the server has now is what the page shows. */
function patchResult(code: string, result: ExerciseResult) {
  return lessonsApi.util.updateQueryData('getModuleState', code, (state) => {
    const others = (state.exercises ?? []).filter(({ exerciseId }) => exerciseId !== result.exerciseId)
    state.exercises = [...others, result]
  })
}
