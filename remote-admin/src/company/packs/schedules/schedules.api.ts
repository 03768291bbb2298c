import { listTag } from '@platform/shared-contracts/client'
import { PackScheduleId, PackScheduleList, type PackScheduleRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../../../domain/api/admin-api.ts'

const SCHEDULES = '/company/pack-schedules'
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag('PackSchedule')])

interface Saving {
  /** `null` adds one. */
  readonly id: string | null
  readonly body: PackScheduleRequest
}

interface Pausing {
  readonly id: string
  readonly isPaused: boolean
}

export const {
  useListSchedulesQuery,
  useSaveScheduleMutation,
  usePauseScheduleMutation,
  useRemoveScheduleMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['PackSchedule'] }).injectEndpoints({
  endpoints: (build) => ({
    listSchedules: build.query<PackScheduleList, void>({
      query: () => SCHEDULES,
      responseSchema: PackScheduleList,
      providesTags: [listTag('PackSchedule')],
    }),
    saveSchedule: build.mutation<{ id: string }, Saving>({
      query: ({ id, body }) =>
        id === null
          ? { url: SCHEDULES, method: 'POST', body }
          : { url: `${SCHEDULES}/${id}`, method: 'PUT', body },
      responseSchema: PackScheduleId,
      invalidatesTags: changed,
    }),
    pauseSchedule: build.mutation<{ id: string }, Pausing>({
      query: ({ id, isPaused }) => ({ url: `${SCHEDULES}/${id}/pause`, method: 'PUT', body: { isPaused } }),
      responseSchema: PackScheduleId,
      invalidatesTags: changed,
    }),
    removeSchedule: build.mutation<unknown, string>({
      query: (id) => ({ url: `${SCHEDULES}/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
  }),
})
