import { changesRow, listTag } from '@platform/shared-contracts/client'
import { NewScimToken, ScimAccess, type ScimTokenRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const TOKENS = '/company/scim-tokens'

export const { useReadScimAccessQuery, useMakeScimTokenMutation, useRevokeScimTokenMutation } = adminApi
  .enhanceEndpoints({ addTagTypes: ['ScimToken'] })
  .injectEndpoints({
    endpoints: (build) => ({
      readScimAccess: build.query<ScimAccess, void>({
        query: () => TOKENS,
        responseSchema: ScimAccess,
        providesTags: [listTag('ScimToken')],
      }),
      makeScimToken: build.mutation<NewScimToken, ScimTokenRequest>({
        query: (body) => ({ url: TOKENS, method: 'POST', body }),
        responseSchema: NewScimToken,
        invalidatesTags: changesRow('ScimToken', () => null),
      }),
      revokeScimToken: build.mutation<unknown, string>({
        query: (id) => ({ url: `${TOKENS}/${id}`, method: 'DELETE' }),
        invalidatesTags: changesRow('ScimToken', () => null),
      }),
    }),
  })
