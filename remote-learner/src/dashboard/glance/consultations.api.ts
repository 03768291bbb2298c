import { ConsultationPage, EntitlementList, type Entitlement } from '@platform/shared-contracts/http'
import { learnerApi } from '../../domain/api/learner-api.ts'

const consultationsApi = learnerApi.injectEndpoints({
  endpoints: (build) => ({
    listEntitlements: build.query<Entitlement[], void>({
      query: () => '/entitlements',
      responseSchema: EntitlementList,
    }),
    /** The earliest first; only that one is needed. */
    nextConsultation: build.query<ConsultationPage, void>({
      query: () => '/consultations?scope=own&when=upcoming&size=1',
      responseSchema: ConsultationPage,
    }),
  }),
})

export const { useListEntitlementsQuery, useNextConsultationQuery } = consultationsApi
