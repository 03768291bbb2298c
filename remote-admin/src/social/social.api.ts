import { changesRow, listTag, providesRow } from '@platform/shared-contracts/client'
import {
  SocialPage,
  SocialPost,
  type SocialDraft,
  type SocialPostedRequest,
  type SocialSaveRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../app/admin-api.ts'

interface ListQuery {
  readonly page: number
  readonly size: number
  readonly q: string | undefined
  readonly state: string | undefined
}

interface Named {
  readonly id: number
}

const socialApi = adminApi.enhanceEndpoints({ addTagTypes: ['SocialPost'] }).injectEndpoints({
  endpoints: (build) => ({
    listSocialPosts: build.query<SocialPage, ListQuery>({
      query: (params) => ({ url: '/social/posts', params: { ...params } }),
      responseSchema: SocialPage,
      providesTags: [listTag('SocialPost')],
    }),
    getSocialPost: build.query<SocialPost, number>({
      query: (id) => `/social/posts/${id}`,
      responseSchema: SocialPost,
      providesTags: providesRow('SocialPost'),
    }),
    createSocialPost: build.mutation<SocialPost, SocialDraft>({
      query: (body) => ({ url: '/social/posts', method: 'POST', body }),
      responseSchema: SocialPost,
      invalidatesTags: changesRow('SocialPost', () => null),
    }),
    saveSocialPost: build.mutation<SocialPost, SocialSaveRequest & Named>({
      query: ({ id, ...body }) => ({ url: `/social/posts/${id}`, method: 'PUT', body }),
      responseSchema: SocialPost,
      invalidatesTags: changesRow('SocialPost', ({ id }) => id),
    }),
    markSocialPost: build.mutation<SocialPost, SocialPostedRequest & Named>({
      query: ({ id, ...body }) => ({ url: `/social/posts/${id}/posted`, method: 'POST', body }),
      responseSchema: SocialPost,
      invalidatesTags: changesRow('SocialPost', ({ id }) => id),
    }),
    removeSocialPost: build.mutation<unknown, Pick<SocialPost, 'id' | 'updatedAt'>>({
      query: ({ id, updatedAt }) => ({
        url: `/social/posts/${id}`,
        method: 'DELETE',
        params: { baseUpdatedAt: updatedAt },
      }),
      invalidatesTags: changesRow('SocialPost', ({ id }) => id),
    }),
  }),
})

export const {
  useListSocialPostsQuery,
  useGetSocialPostQuery,
  useLazyGetSocialPostQuery,
  useCreateSocialPostMutation,
  useSaveSocialPostMutation,
  useMarkSocialPostMutation,
  useRemoveSocialPostMutation,
} = socialApi
