import { listTag } from '@platform/shared-contracts/client'
import {
  CompanyManagerList,
  type CompanyManager,
  type CompanyManagerRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../api/admin-api.ts'

/** Of the caller's own company, or of one that a super admin has open. */
export type ManagersPath = '/company/managers' | `/companies/${string}/managers`

interface Grant {
  readonly path: ManagersPath
  readonly body: CompanyManagerRequest
}

interface Revocation {
  readonly path: ManagersPath
  readonly userId: number
}

export const { useListManagersQuery, useGrantManagerMutation, useRevokeManagerMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['CompanyManager'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listManagers: build.query<CompanyManager[], ManagersPath>({
        query: (path) => path,
        responseSchema: CompanyManagerList,
        providesTags: [listTag('CompanyManager')],
      }),
      grantManager: build.mutation<unknown, Grant>({
        query: ({ path, body }) => ({ url: path, method: 'POST', body }),
        invalidatesTags: [listTag('CompanyManager')],
      }),
      revokeManager: build.mutation<unknown, Revocation>({
        query: ({ path, userId }) => ({ url: `${path}/${userId}`, method: 'DELETE' }),
        invalidatesTags: [listTag('CompanyManager')],
      }),
    }),
  })
