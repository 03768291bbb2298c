import { changesRow, listTag, rowTag, tagsOf } from '@platform/shared-contracts/client'
import {
  CompanyImportReport,
  CompanyOverview,
  CompanyPerson,
  CompanyPersonPage,
  CompanyPersonRecord,
  type CompanyImportRequest,
  type CompanyPersonRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { filled } from '../lib/filled.ts'

export interface PeopleQuery {
  readonly page: number
  readonly size: number
  readonly q: string
  readonly state: string
  readonly site: string
  readonly department: string
  readonly jobRole: string
  /** Only those without email who have no PIN. */
  readonly pin?: 'missing'
}

interface Saving {
  /** `null` adds a person. */
  readonly id: number | null
  readonly body: CompanyPersonRequest
}

interface PersonAct {
  readonly id: number
  readonly act: 'deactivate' | 'reactivate' | 'invite'
}

const PEOPLE = '/company/people'

/** The counts and places of the overview follow from the people, so it has the tag of their list. */
const companyApi = adminApi.enhanceEndpoints({ addTagTypes: ['CompanyPerson', 'Training'] }).injectEndpoints({
  endpoints: (build) => ({
    getOverview: build.query<CompanyOverview, void>({
      query: () => '/company',
      responseSchema: CompanyOverview,
      providesTags: [listTag('CompanyPerson')],
    }),
    listCompanyPeople: build.query<CompanyPersonPage, PeopleQuery>({
      query: (query) => ({ url: PEOPLE, params: filled(query) }),
      responseSchema: CompanyPersonPage,
      providesTags: (answer) => tagsOf('CompanyPerson', answer?.items),
    }),
    getCompanyPerson: build.query<CompanyPersonRecord, number>({
      query: (id) => `${PEOPLE}/${id}`,
      responseSchema: CompanyPersonRecord,
      providesTags: (_person, _error, id) => [rowTag('CompanyPerson', id), listTag('Training')],
    }),
    savePerson: build.mutation<CompanyPerson, Saving>({
      query: ({ id, body }) =>
        id === null
          ? { url: PEOPLE, method: 'POST', body }
          : { url: `${PEOPLE}/${id}`, method: 'PUT', body: changeOf(body) },
      responseSchema: CompanyPerson,
      invalidatesTags: (saved, error, arg) => [
        ...changesRow('CompanyPerson', ({ id }: Saving) => id)(saved, error, arg),
        ...training(error),
      ],
    }),
    actOnCompanyPerson: build.mutation<unknown, PersonAct>({
      query: ({ id, act }) => ({ url: `${PEOPLE}/${id}/${act}`, method: 'POST' }),
      invalidatesTags: (done, error, arg) => [
        ...changesRow('CompanyPerson', ({ id }: PersonAct) => id)(done, error, arg),
        ...training(error),
      ],
    }),
    importPeople: build.mutation<CompanyImportReport, CompanyImportRequest>({
      query: (body) => ({ url: `${PEOPLE}/import`, method: 'POST', body }),
      responseSchema: CompanyImportReport,
      // One file changes any number of people.
      invalidatesTags: (_report, error, { dryRun }) =>
        error || dryRun ? [] : ['CompanyPerson', listTag('Training')],
    }),
  }),
})

/** The address of a person stays as it was. */
function changeOf(request: CompanyPersonRequest) {
  const { firstName, lastName, employeeNumber, department, site, jobRole, supervisorId } = request
  return { firstName, lastName, employeeNumber, department, site, jobRole, supervisorId }
}

/** Names and places are in the matrix too. */
const training = (error: unknown) => (error ? [] : [listTag('Training')])

export const {
  useGetOverviewQuery,
  useListCompanyPeopleQuery,
  useGetCompanyPersonQuery,
  useSavePersonMutation,
  useActOnCompanyPersonMutation,
  useImportPeopleMutation,
} = companyApi
