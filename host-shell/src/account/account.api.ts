import {
  AccountProfile,
  AccountSessionList,
  type AccountProfileChange,
  type AccountSession,
  type PasswordChangeRequest,
} from '@platform/shared-contracts/http'
import { callApi, downloadFile, type ApiFetch } from '@platform/shared-contracts/client'

export const PROFILE = { path: '/account/profile', schema: AccountProfile }
export const SESSIONS = { path: '/account/sessions', schema: AccountSessionList }

export const saveProfile = (fetch: ApiFetch, body: AccountProfileChange) =>
  callApi(fetch, { url: '/account/profile', method: 'PATCH', body })

export const changePassword = (fetch: ApiFetch, body: PasswordChangeRequest) =>
  callApi(fetch, { url: '/account/password', method: 'POST', body })

export const endSession = (fetch: ApiFetch, id: AccountSession['id']) =>
  callApi(fetch, { url: `/account/sessions/${encodeURIComponent(id)}`, method: 'DELETE' })

/** Ends every session, the one that sends the request too. */
export const endAllSessions = (fetch: ApiFetch) =>
  callApi(fetch, { url: '/account/sessions', method: 'DELETE' })

export const closeAccount = (fetch: ApiFetch) => callApi(fetch, { url: '/account/close', method: 'POST' })

export const downloadExport = (fetch: ApiFetch) => downloadFile(fetch, '/account/export', 'my-data.json')
