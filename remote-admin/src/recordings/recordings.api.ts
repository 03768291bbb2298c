import { listTag } from '@platform/shared-contracts/client'
import {
  ModuleLessons,
  Recording,
  RecordingPage,
  type Language,
  type RecordingInput,
  type RecordingQuery,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

interface Upload extends RecordingInput {
  /** `null` adds one. */
  readonly id: Recording['id'] | null
  readonly audio: File | null
  readonly captions: File | null
}

const recordingsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Recording'] }).injectEndpoints({
  endpoints: (build) => {
    const path = '/admin/recordings'
    const rows = rowEndpoints(build, { type: 'Recording', path, row: Recording, page: RecordingPage })
    return {
      listRecordings: rows.list<RecordingQuery>(),
      removeRecording: rows.remove(),
      uploadRecording: build.mutation<Recording, Upload>({
        query: ({ id, ...fields }) => ({
          url: id === null ? path : `${path}/${encodeURIComponent(id)}`,
          method: id === null ? 'POST' : 'PUT',
          body: formOf(id === null ? fields : { audio: fields.audio, captions: fields.captions }),
        }),
        responseSchema: Recording,
        invalidatesTags: [listTag('Recording')],
      }),
      listLessonsOf: build.query<ModuleLessons, { readonly code: string; readonly language: Language }>({
        query: ({ code, language }) => ({
          url: `/modules/${encodeURIComponent(code)}/lessons`,
          params: { language },
        }),
        responseSchema: ModuleLessons,
      }),
    }
  },
})

function formOf(fields: Readonly<Record<string, string | File | null>>): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) body.set(name, value)
  return body
}

export const {
  useListRecordingsQuery,
  useRemoveRecordingMutation,
  useUploadRecordingMutation,
  useListLessonsOfQuery,
} = recordingsApi
