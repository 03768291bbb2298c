import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import type { ApiError, ApiRequest } from './api-request.ts'
import { platformBaseQuery } from './platform-base-query.ts'

interface PlatformApiOptions<Path extends string, Tag extends string> {
  /** Where the store has it, unique within the store: `adminApi`. */
  readonly reducerPath: Path
  readonly tagTypes?: readonly Tag[]
  /** What a remote adds to `platformBaseQuery`. */
  readonly baseQuery?: BaseQueryFn<string | ApiRequest, unknown, ApiError>
}

/**
 * The one RTK Query API of a remote, without endpoints: each feature adds its own in its `*.api.ts`, with a
 * `responseSchema`. Every error is an `ApiError`, also for a response of another shape.
 */
export function createPlatformApi<Path extends string, Tag extends string = never>({
  reducerPath,
  tagTypes = [],
  baseQuery = platformBaseQuery,
}: PlatformApiOptions<Path, Tag>) {
  return createApi({
    reducerPath,
    baseQuery,
    tagTypes,
    catchSchemaFailure: ({ message }) => ({ status: 0, message }),
    endpoints: () => ({}),
  })
}
