import { changesRow, listTag, providesRow, rowTag } from '@platform/shared-contracts/client'
import {
  ChangeAnswer,
  RegistryHistory,
  RegistryStatus,
  RemoteHealth,
  WhyAnswer,
  type WhyQuery,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import type { ChangeRequest } from './registry-change.rule.ts'

/** What runs moves without this page: a team deploys, a rollout goes on. Milliseconds. */
export const POLL_INTERVAL_MS = 15_000
const HEALTH_HOURS = 24

const remoteOf = (path: string) => path.split('/')[0] ?? ''

const releasesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    registryStatus: build.query<RegistryStatus, void>({
      query: () => '/registry/remotes',
      responseSchema: RegistryStatus,
      providesTags: [listTag('Registry')],
    }),
    remoteHealth: build.query<RemoteHealth, string>({
      query: (remote) => ({ url: `/registry/remotes/${remote}/health`, params: { hours: HEALTH_HOURS } }),
      responseSchema: RemoteHealth,
      providesTags: providesRow('Registry'),
    }),
    registryHistory: build.query<RegistryHistory, { readonly remote: string; readonly limit: number }>({
      query: ({ remote, limit }) => ({ url: `/registry/remotes/${remote}/history`, params: { limit } }),
      responseSchema: RegistryHistory,
      providesTags: (_history, _error, { remote }) => [rowTag('Registry', remote)],
    }),
    whyRelease: build.query<WhyAnswer, WhyQuery & { readonly remote: string }>({
      query: ({ remote, ...params }) => ({ url: `/registry/remotes/${remote}/why`, params }),
      responseSchema: WhyAnswer,
      providesTags: (_why, _error, { remote }) => [rowTag('Registry', remote)],
    }),
    changeRegistry: build.mutation<ChangeAnswer, ChangeRequest>({
      query: ({ method, path, body }) => ({ url: `/registry/remotes/${path}`, method, body }),
      responseSchema: ChangeAnswer,
      invalidatesTags: changesRow('Registry', ({ path }) => remoteOf(path)),
    }),
  }),
})

export const {
  useRegistryStatusQuery,
  useRemoteHealthQuery,
  useRegistryHistoryQuery,
  useLazyWhyReleaseQuery,
  useChangeRegistryMutation,
} = releasesApi
