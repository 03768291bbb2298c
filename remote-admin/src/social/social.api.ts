import { changesRow } from '@platform/shared-contracts/client'
import {
  SocialPage,
  SocialPost,
  type SocialDraft,
  type SocialPostedRequest,
  type SocialSaveRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints, type StateListQuery } from '../app/row-endpoints.ts'

export const {
  useListSocialPostsQuery,
  useGetSocialPostQuery,
  useLazyGetSocialPostQuery,
  useSaveSocialPostMutation,
  useMarkSocialPostMutation,
  useRemoveSocialPostMutation,
} = adminApi.enhanceEndpoints({ addTagTypes: ['SocialPost'] }).injectEndpoints({
  endpoints: (build) => {
    const posts = rowEndpoints(build, {
      type: 'SocialPost',
      path: '/social/posts',
      row: SocialPost,
      page: SocialPage,
    })
    return {
      listSocialPosts: posts.list<StateListQuery>(),
      getSocialPost: posts.get(),
      /** A new one is its draft. */
      saveSocialPost: posts.save<SocialDraft | SocialSaveRequest>(),
      markSocialPost: build.mutation<SocialPost, SocialPostedRequest & Pick<SocialPost, 'id'>>({
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
    }
  },
})
