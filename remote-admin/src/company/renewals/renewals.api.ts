import { listTag } from '@platform/shared-contracts/client'
import { CalendarFeed, CompanyRenewals, DigestChoice, NewCalendarFeed } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'
import { filled } from '../../lib/filled.ts'

const RENEWALS = '/company/renewals'
const DIGEST = '/company/digest'
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
  useGetDigestQuery,
  useChooseDigestMutation,
  useGetCalendarQuery,
  useCreateCalendarMutation,
  useRemoveCalendarMutation,
} = adminApi
  .enhanceEndpoints({ addTagTypes: ['CompanyDigest', 'RenewalCalendar', 'Training'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listRenewals: build.query<CompanyRenewals, RenewalsQuery>({
        query: (query) => ({ url: RENEWALS, params: filled(query) }),
        responseSchema: CompanyRenewals,
        providesTags: [listTag('Training')],
      }),
      getDigest: build.query<DigestChoice, void>({
        query: () => DIGEST,
        responseSchema: DigestChoice,
        providesTags: ['CompanyDigest'],
      }),
      chooseDigest: build.mutation<DigestChoice, DigestChoice>({
        query: (body) => ({ url: DIGEST, method: 'PUT', body }),
        responseSchema: DigestChoice,
        // Also after a failure: the switch shows what is stored.
        invalidatesTags: ['CompanyDigest'],
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
