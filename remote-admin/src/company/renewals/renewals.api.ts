import { listTag } from '@platform/shared-contracts/client'
import { CalendarFeed, CompanyRenewals, NewCalendarFeed } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'
import { filled } from '../../lib/filled.ts'

const RENEWALS = '/company/renewals'
const ADDRESS = `${RENEWALS}/calendar`

export interface RenewalsQuery {
  readonly page: number
  readonly size: number
  readonly month: string
  readonly site: string
  readonly department: string
  readonly jobRole: string
}

export const {
  useListRenewalsQuery,
  useGetCalendarQuery,
  useCreateCalendarMutation,
  useRemoveCalendarMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['RenewalCalendar', 'Training'] }).injectEndpoints({
  endpoints: (build) => ({
    listRenewals: build.query<CompanyRenewals, RenewalsQuery>({
      query: (query) => ({ url: RENEWALS, params: filled(query) }),
      responseSchema: CompanyRenewals,
      providesTags: [listTag('Training')],
    }),
    getCalendar: build.query<CalendarFeed, void>({
      query: () => ADDRESS,
      responseSchema: CalendarFeed,
      providesTags: ['RenewalCalendar'],
    }),
    createCalendar: build.mutation<NewCalendarFeed, void>({
      query: () => ({ url: ADDRESS, method: 'POST' }),
      responseSchema: NewCalendarFeed,
      invalidatesTags: (_made, error) => (error ? [] : ['RenewalCalendar']),
    }),
    removeCalendar: build.mutation<unknown, void>({
      query: () => ({ url: ADDRESS, method: 'DELETE' }),
      invalidatesTags: (_done, error) => (error ? [] : ['RenewalCalendar']),
    }),
  }),
})
