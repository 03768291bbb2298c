import { changesRow, listTag } from '@platform/shared-contracts/client'
import {
  DeployToken,
  DeployTokenAnswer,
  DeployTokenList,
  type DeployTokenRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../../domain/api/admin-api.ts'

const tokensApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listDeployTokens: build.query<DeployTokenList, void>({
      query: () => '/registry/tokens',
      responseSchema: DeployTokenList,
      providesTags: [listTag('DeployToken')],
    }),
    createDeployToken: build.mutation<DeployTokenAnswer, DeployTokenRequest>({
      query: (body) => ({ url: '/registry/tokens', method: 'POST', body }),
      responseSchema: DeployTokenAnswer,
      invalidatesTags: changesRow('DeployToken', () => null),
    }),
    revokeDeployToken: build.mutation<DeployToken, string>({
      query: (id) => ({ url: `/registry/tokens/${id}`, method: 'DELETE' }),
      responseSchema: DeployToken,
      invalidatesTags: changesRow('DeployToken', () => null),
    }),
  }),
})

export const { useListDeployTokensQuery, useCreateDeployTokenMutation, useRevokeDeployTokenMutation } =
  tokensApi
