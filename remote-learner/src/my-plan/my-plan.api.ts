import {
  CardPage,
  Plan,
  PlanChangeAnswer,
  PlanChangeQuote,
  PlanList,
  TrialOffer,
  type PlanChange,
  type PlanChangeQuery,
  type TestCardChoice,
} from '@platform/shared-contracts/http'
import { listTag } from '@platform/shared-contracts/client'
import { learnerApi } from '../domain/api/learner-api.ts'

const one = (id: string, what: string) => `/plans/${encodeURIComponent(id)}/${what}`
type Keyed<Body> = { readonly id: string } & Body

const myPlanApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listPlans: build.query<Plan[], void>({
      query: () => '/plans',
      responseSchema: PlanList,
      providesTags: ['Plan'],
      // Jobs change a plan too.
      keepUnusedDataFor: 0,
    }),
    getTrial: build.query<TrialOffer, void>({
      query: () => '/plans/trial',
      responseSchema: TrialOffer,
      providesTags: ['Plan'],
      keepUnusedDataFor: 0,
    }),
    startTrial: build.mutation<Plan, void>({
      query: () => ({ url: '/plans/trial', method: 'POST' }),
      responseSchema: Plan,
      invalidatesTags: (plan) => (plan ? ['Plan'] : []),
    }),
    cancelPlan: build.mutation<Plan, string>({
      query: (id) => ({ url: one(id, 'cancel'), method: 'POST' }),
      responseSchema: Plan,
      invalidatesTags: ['Plan', listTag('Order')],
    }),
    resumePlan: build.mutation<Plan, string>({
      query: (id) => ({ url: one(id, 'resume'), method: 'POST' }),
      responseSchema: Plan,
      invalidatesTags: ['Plan'],
    }),
    quotePlanChange: build.mutation<PlanChangeQuote, Keyed<PlanChangeQuery>>({
      query: ({ id, ...body }) => ({ url: one(id, 'quote'), method: 'POST', body }),
      responseSchema: PlanChangeQuote,
    }),
    changePlan: build.mutation<PlanChangeAnswer, Keyed<PlanChange> & { readonly idempotencyKey: string }>({
      query: ({ id, idempotencyKey, ...body }) => ({
        ...{ url: one(id, 'change'), method: 'POST', body, idempotencyKey },
      }),
      responseSchema: PlanChangeAnswer,
      invalidatesTags: ['Plan', listTag('Order')],
    }),
    openPlanCard: build.mutation<CardPage, string>({
      query: (id) => ({ url: one(id, 'card'), method: 'POST' }),
      responseSchema: CardPage,
    }),
    chooseTestCard: build.mutation<Plan, Keyed<TestCardChoice>>({
      query: ({ id, ...body }) => ({ url: one(id, 'test-card'), method: 'POST', body }),
      responseSchema: Plan,
      invalidatesTags: ['Plan'],
    }),
  }),
})

export const {
  useListPlansQuery,
  useGetTrialQuery,
  useStartTrialMutation,
  useCancelPlanMutation,
  useResumePlanMutation,
  useQuotePlanChangeMutation,
  useChangePlanMutation,
  useOpenPlanCardMutation,
  useChooseTestCardMutation,
} = myPlanApi
