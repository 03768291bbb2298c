import { listTag } from '@platform/shared-contracts/client'
import {
  CompanyClassAnswer,
  CompanyClassList,
  CompanyClassPeople,
  type CompanyClass,
  type CompanyClassRequest,
  type CompanyClassVoid,
} from '@platform/shared-contracts/http'
import { adminApi } from '../api/admin-api.ts'

const CLASSES = '/company/classes'
const changed = (_answer: unknown, error: unknown) =>
  error ? [] : [listTag('CompanyClass'), listTag('Training')]

interface Recording {
  readonly details: CompanyClassRequest
  readonly sheet: File | null
}

function formOf({ details, sheet }: Partial<Recording>): FormData {
  const body = new FormData()
  if (details) body.set('details', JSON.stringify(details))
  if (sheet) body.set('sheet', sheet)
  return body
}

export const {
  useListClassesQuery,
  useListClassPeopleQuery,
  useRecordClassMutation,
  useAddSheetMutation,
  useVoidClassMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['CompanyClass', 'Training'] }).injectEndpoints({
  endpoints: (build) => ({
    listClasses: build.query<CompanyClass[], void>({
      query: () => CLASSES,
      responseSchema: CompanyClassList,
      providesTags: [listTag('CompanyClass')],
    }),
    listClassPeople: build.query<CompanyClassPeople, number>({
      query: (id) => `${CLASSES}/${id}/people`,
      responseSchema: CompanyClassPeople,
    }),
    recordClass: build.mutation<CompanyClassAnswer, Recording>({
      query: (recording) => ({ url: CLASSES, method: 'POST', body: formOf(recording) }),
      responseSchema: CompanyClassAnswer,
      invalidatesTags: changed,
    }),
    addSheet: build.mutation<unknown, { readonly id: number; readonly sheet: File }>({
      query: ({ id, sheet }) => ({ url: `${CLASSES}/${id}/sheet`, method: 'PUT', body: formOf({ sheet }) }),
      invalidatesTags: changed,
    }),
    voidClass: build.mutation<unknown, CompanyClassVoid & { readonly id: number }>({
      query: ({ id, ...body }) => ({ url: `${CLASSES}/${id}/void`, method: 'POST', body }),
      invalidatesTags: changed,
    }),
  }),
})
