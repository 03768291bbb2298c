import {
  Professional,
  ProfessionalPage,
  type ProfessionalQuery,
  type ProfessionalRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

export const { useListProfessionalsQuery, useSaveProfessionalMutation, useRemoveProfessionalMutation } =
  adminApi.enhanceEndpoints({ addTagTypes: ['Professional'] }).injectEndpoints({
    endpoints: (build) => {
      const professionals = rowEndpoints(build, {
        type: 'Professional',
        path: '/professionals',
        row: Professional,
        page: ProfessionalPage,
      })
      return {
        listProfessionals: professionals.list<ProfessionalQuery>(),
        saveProfessional: professionals.save<ProfessionalRequest>(),
        removeProfessional: professionals.remove(),
      }
    },
  })
