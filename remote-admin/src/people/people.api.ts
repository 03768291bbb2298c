import { changesRow, listTag, providesRow } from '@platform/shared-contracts/client'
import {
  AuditPage,
  PeopleCounts,
  PersonDetail,
  PersonPage,
  type AccountEnding,
  type PersonAction,
  type PersonChange,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { auditRequest, type AuditFilterState } from './audit/audit-filter.ts'

interface PeopleQuery {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly q: string
  readonly kind: string | undefined
}

export type AccountEnd = 'disable' | 'erase'

interface AccountEndRequest extends AccountEnding {
  readonly id: number
  readonly action: AccountEnd
}

/** The audit trail grows with each change of an account. */
function changesPerson<Arg>(idOf: (arg: Arg) => number) {
  const ofRow = changesRow('Person', idOf)
  return (saved: unknown, error: unknown, arg: Arg) =>
    error ? [] : [...ofRow(saved, error, arg), listTag('Audit')]
}

const peopleApi = adminApi.enhanceEndpoints({ addTagTypes: ['Person', 'Audit'] }).injectEndpoints({
  endpoints: (build) => ({
    listPeople: build.query<PersonPage, PeopleQuery>({
      query: (params) => ({ url: '/admin/people', params: { ...params } }),
      responseSchema: PersonPage,
      providesTags: [listTag('Person')],
    }),
    countPeople: build.query<PeopleCounts, void>({
      query: () => '/admin/people/counts',
      responseSchema: PeopleCounts,
      providesTags: [listTag('Person')],
    }),
    getPerson: build.query<PersonDetail, number>({
      query: (id) => `/admin/people/${id}`,
      responseSchema: PersonDetail,
      providesTags: providesRow('Person'),
    }),
    changePerson: build.mutation<PersonDetail, { readonly id: number; readonly change: PersonChange }>({
      query: ({ id, change }) => ({ url: `/admin/people/${id}`, method: 'PATCH', body: change }),
      responseSchema: PersonDetail,
      invalidatesTags: changesPerson(({ id }) => id),
    }),
    actOnPerson: build.mutation<PersonDetail, { readonly id: number; readonly action: PersonAction }>({
      query: ({ id, action }) => ({ url: `/admin/people/${id}/actions`, method: 'POST', body: { action } }),
      responseSchema: PersonDetail,
      invalidatesTags: changesPerson(({ id }) => id),
    }),
    endAccount: build.mutation<null, AccountEndRequest>({
      query: ({ id, action, reason }) => ({
        url: `/admin/people/${id}/${action}`,
        method: 'POST',
        body: { reason },
      }),
      invalidatesTags: changesPerson(({ id }) => id),
    }),
    enableAccount: build.mutation<null, number>({
      query: (id) => ({ url: `/admin/people/${id}/enable`, method: 'POST' }),
      invalidatesTags: changesPerson((id) => id),
    }),
    listAudit: build.query<AuditPage, AuditFilterState & { readonly page: number; readonly size: number }>({
      query: ({ page, size, ...filter }) => {
        const { base, params } = auditRequest(filter)
        return { url: base, params: { ...params, page, size } }
      },
      responseSchema: AuditPage,
      providesTags: [listTag('Audit')],
    }),
  }),
})

export const {
  useListPeopleQuery,
  useCountPeopleQuery,
  useGetPersonQuery,
  useChangePersonMutation,
  useActOnPersonMutation,
  useEndAccountMutation,
  useEnableAccountMutation,
  useListAuditQuery,
} = peopleApi
