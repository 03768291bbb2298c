import {
  StatementDetail,
  StatementPage,
  type StatementFilter,
  type StatementQuery,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

export const STATEMENTS_PATH = '/admin/statements'

/** What the page does not filter by is left out. */
function statementParams(filter: StatementFilter | StatementQuery): Record<string, string> {
  return Object.fromEntries(
    Object.entries(filter)
      .map(([name, value]) => [name, String(value)] as const)
      .filter(([, value]) => value !== ''),
  )
}

const statementsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listStatements: build.query<StatementPage, StatementQuery>({
      query: (query) => ({ url: STATEMENTS_PATH, params: statementParams(query) }),
      responseSchema: StatementPage,
    }),
    getStatement: build.query<StatementDetail, number>({
      query: (position) => `${STATEMENTS_PATH}/${position}`,
      responseSchema: StatementDetail,
    }),
  }),
})

export const { useListStatementsQuery, useGetStatementQuery } = statementsApi
