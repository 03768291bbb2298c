import { Notice, NoticePage, type NoticeQuery, type NoticeRequest } from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

const noticesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Notice'] }).injectEndpoints({
  endpoints: (build) => {
    const path = '/admin/notices'
    const rows = rowEndpoints(build, { type: 'Notice', path, row: Notice, page: NoticePage })
    return {
      listNotices: rows.list<NoticeQuery>(),
      saveNotice: rows.save<NoticeRequest>(),
      removeNotice: rows.remove(),
    }
  },
})

export const { useListNoticesQuery, useSaveNoticeMutation, useRemoveNoticeMutation } = noticesApi
