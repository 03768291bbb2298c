import { listTag, rowTag } from '@platform/shared-contracts/client'
import {
  NewTablet,
  SignInCodeList,
  TabletList,
  type SignInCode,
  type Tablet,
  type TabletRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const TABLETS = '/company/tablets'
const changed = (_answer: unknown, error: unknown) => (error ? [] : [listTag('Tablet')])
/** When a PIN was made is a fact of the person. */
const changesPeople = (_answer: unknown, error: unknown) => (error ? [] : (['CompanyPerson'] as const))

export const {
  useListTabletsQuery,
  useAddTabletMutation,
  useRemoveTabletMutation,
  useMakePinsMutation,
  useRevokePinMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['Tablet', 'CompanyPerson'] }).injectEndpoints({
  endpoints: (build) => ({
    listTablets: build.query<Tablet[], void>({
      query: () => TABLETS,
      responseSchema: TabletList,
      providesTags: [listTag('Tablet')],
    }),
    addTablet: build.mutation<NewTablet, TabletRequest>({
      query: (body) => ({ url: TABLETS, method: 'POST', body }),
      responseSchema: NewTablet,
      invalidatesTags: changed,
    }),
    removeTablet: build.mutation<unknown, string>({
      query: (id) => ({ url: `${TABLETS}/${id}`, method: 'DELETE' }),
      invalidatesTags: changed,
    }),
    makePins: build.mutation<SignInCode[], readonly number[]>({
      query: (people) => ({ url: '/company/sign-in-codes', method: 'POST', body: { people } }),
      responseSchema: SignInCodeList,
      invalidatesTags: changesPeople,
    }),
    revokePin: build.mutation<unknown, number>({
      query: (id) => ({ url: `/company/people/${id}/sign-in-code`, method: 'DELETE' }),
      invalidatesTags: (_answer, error, id) => (error ? [] : [rowTag('CompanyPerson', id)]),
    }),
  }),
})
