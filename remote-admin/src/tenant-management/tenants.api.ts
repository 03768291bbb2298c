import { changesRow, listTag, providesRow } from '@platform/shared-contracts/client'
import {
  TenantDetail,
  TenantPage,
  TenantRevisionList,
  UploadAnswer,
  type TenantCreateRequest,
  type TenantRevision,
  type TenantSettings,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'

interface TenantListQuery {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly q: string
}

const tenantsApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    listTenants: build.query<TenantPage, TenantListQuery>({
      query: (params) => ({ url: '/tenants', params: { ...params } }),
      responseSchema: TenantPage,
      providesTags: [listTag('Tenant')],
    }),
    getTenant: build.query<TenantDetail, number>({
      query: (id) => `/tenants/${id}`,
      responseSchema: TenantDetail,
      providesTags: providesRow('Tenant'),
    }),
    listRevisions: build.query<TenantRevision[], number>({
      query: (id) => `/tenants/${id}/revisions`,
      responseSchema: TenantRevisionList,
      providesTags: providesRow('Tenant'),
    }),
    createTenant: build.mutation<TenantDetail, TenantCreateRequest>({
      query: (body) => ({ url: '/tenants', method: 'POST', body }),
      responseSchema: TenantDetail,
      invalidatesTags: changesRow('Tenant', () => null),
    }),
    saveDraft: build.mutation<
      TenantDetail,
      { readonly id: number; readonly baseRevision: number; readonly settings: TenantSettings }
    >({
      query: ({ id, ...body }) => ({ url: `/tenants/${id}/draft`, method: 'PUT', body }),
      responseSchema: TenantDetail,
      invalidatesTags: changesRow('Tenant', ({ id }) => id),
    }),
    discardDraft: build.mutation<TenantDetail, number>({
      query: (id) => ({ url: `/tenants/${id}/draft`, method: 'DELETE' }),
      responseSchema: TenantDetail,
      invalidatesTags: changesRow('Tenant', (id) => id),
    }),
    publishDraft: build.mutation<TenantDetail, number>({
      query: (id) => ({ url: `/tenants/${id}/publish`, method: 'POST' }),
      responseSchema: TenantDetail,
      invalidatesTags: changesRow('Tenant', (id) => id),
    }),
    rollBack: build.mutation<TenantDetail, { readonly id: number; readonly revision: number }>({
      query: ({ id, ...body }) => ({ url: `/tenants/${id}/rollback`, method: 'POST', body }),
      responseSchema: TenantDetail,
      invalidatesTags: changesRow('Tenant', ({ id }) => id),
    }),
    /** A PNG or SVG; a tenant refers to it only once its settings are published. */
    uploadFile: build.mutation<UploadAnswer, File>({
      query: (file) => {
        const body = new FormData()
        body.set('file', file)
        return { url: '/uploads', method: 'POST', body }
      },
      responseSchema: UploadAnswer,
    }),
    removeTenant: build.mutation<unknown, number>({
      query: (id) => ({ url: `/tenants/${id}`, method: 'DELETE' }),
      invalidatesTags: changesRow('Tenant', (id) => id),
    }),
  }),
})

export const {
  useListTenantsQuery,
  useGetTenantQuery,
  useLazyGetTenantQuery,
  useListRevisionsQuery,
  useCreateTenantMutation,
  useSaveDraftMutation,
  useDiscardDraftMutation,
  usePublishDraftMutation,
  useRollBackMutation,
  useUploadFileMutation,
  useRemoveTenantMutation,
} = tenantsApi
