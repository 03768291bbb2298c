import { changesRow, listTag, providesRow } from '@platform/shared-contracts/client'
import {
  BlogAdminPage,
  BlogAdminPost,
  type BlogDraft,
  type BlogPublicationRequest,
  type BlogSaveRequest,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import type { StateListQuery } from '../app/row-endpoints.ts'

const blogApi = adminApi.enhanceEndpoints({ addTagTypes: ['BlogPost'] }).injectEndpoints({
  endpoints: (build) => ({
    listPosts: build.query<BlogAdminPage, StateListQuery>({
      query: (params) => ({ url: '/admin/blog', params: { ...params } }),
      responseSchema: BlogAdminPage,
      providesTags: [listTag('BlogPost')],
    }),
    getPost: build.query<BlogAdminPost, string>({
      query: (slug) => `/admin/blog/${slug}`,
      responseSchema: BlogAdminPost,
      providesTags: providesRow('BlogPost'),
    }),
    createPost: build.mutation<BlogAdminPost, BlogDraft>({
      query: (body) => ({ url: '/admin/blog', method: 'POST', body }),
      responseSchema: BlogAdminPost,
      invalidatesTags: changesRow('BlogPost', () => null),
    }),
    savePost: build.mutation<BlogAdminPost, BlogSaveRequest & { readonly slug: string }>({
      query: ({ slug, ...body }) => ({ url: `/admin/blog/${slug}`, method: 'PUT', body }),
      responseSchema: BlogAdminPost,
      // A renamed post has no longer the address that the page still shows.
      invalidatesTags: (saved, error, { slug }) =>
        changesRow('BlogPost', () => (saved?.slug === slug ? slug : null))(saved, error, slug),
    }),
    publishPost: build.mutation<BlogAdminPost, BlogPublicationRequest & { readonly slug: string }>({
      query: ({ slug, ...body }) => ({ url: `/admin/blog/${slug}/publication`, method: 'POST', body }),
      responseSchema: BlogAdminPost,
      invalidatesTags: changesRow('BlogPost', ({ slug }) => slug),
    }),
    removePost: build.mutation<unknown, { readonly slug: string; readonly revision: number }>({
      query: ({ slug, revision }) => ({
        url: `/admin/blog/${slug}`,
        method: 'DELETE',
        params: { baseRevision: revision },
      }),
      invalidatesTags: changesRow('BlogPost', ({ slug }) => slug),
    }),
  }),
})

export const {
  useListPostsQuery,
  useGetPostQuery,
  useLazyGetPostQuery,
  useCreatePostMutation,
  useSavePostMutation,
  usePublishPostMutation,
  useRemovePostMutation,
} = blogApi
