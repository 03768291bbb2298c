import { listTag } from '@platform/shared-contracts/client'
import {
  LrsConnection,
  LrsStatement,
  LrsStatementPage,
  LrsTestAnswer,
  type LrsSettingsRequest,
  type LrsStatementQuery,
  type LrsTestRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

const PATH = '/admin/lrs'

const lrsApi = adminApi.enhanceEndpoints({ addTagTypes: ['Lrs'] }).injectEndpoints({
  endpoints: (build) => ({
    readLrs: build.query<LrsConnection, void>({
      query: () => PATH,
      responseSchema: LrsConnection,
      providesTags: [listTag('Lrs')],
    }),
    saveLrs: build.mutation<LrsConnection, LrsSettingsRequest>({
      query: (body) => ({ url: PATH, method: 'PUT', body }),
      responseSchema: LrsConnection,
      invalidatesTags: (_saved, error) => (error ? [] : [listTag('Lrs')]),
    }),
    removeLrs: build.mutation<unknown, void>({
      query: () => ({ url: PATH, method: 'DELETE' }),
      invalidatesTags: [listTag('Lrs')],
    }),
    testLrs: build.mutation<LrsTestAnswer, LrsTestRequest>({
      query: (body) => ({ url: `${PATH}/test`, method: 'POST', body }),
      responseSchema: LrsTestAnswer,
    }),
    sendLrs: build.mutation<LrsConnection, void>({
      query: () => ({ url: `${PATH}/send`, method: 'POST' }),
      responseSchema: LrsConnection,
      invalidatesTags: [listTag('Lrs')],
    }),
    listLrsStatements: build.query<LrsStatementPage, LrsStatementQuery>({
      query: ({ state, page, size }) => ({ url: `${PATH}/statements`, params: { state, page, size } }),
      responseSchema: LrsStatementPage,
      providesTags: [listTag('Lrs')],
    }),
    retryLrsStatement: build.mutation<LrsStatement, number>({
      query: (position) => ({ url: `${PATH}/statements/${position}/retry`, method: 'POST' }),
      responseSchema: LrsStatement,
      invalidatesTags: [listTag('Lrs')],
    }),
  }),
})

export const {
  useReadLrsQuery,
  useSaveLrsMutation,
  useRemoveLrsMutation,
  useTestLrsMutation,
  useSendLrsMutation,
  useListLrsStatementsQuery,
  useRetryLrsStatementMutation,
} = lrsApi
