import { OverrideAnswer, ReleaseManifest } from '@platform/shared-contracts/http'
import { callApi, readApi, type ApiFetch, type ApiResult } from '@platform/shared-contracts/client'

/** Without a manifest the pages of this session may read from the address, after they are loaded again. */
export async function startOverride(
  fetch: ApiFetch,
  body: { readonly url: string; readonly minutes: number; readonly manifest?: ReleaseManifest },
): Promise<OverrideAnswer> {
  const request = { url: '/registry/overrides', method: 'POST', body } as const
  return dataOf(await callApi(fetch, request, { schema: OverrideAnswer }))
}

export async function endOverride(fetch: ApiFetch): Promise<void> {
  dataOf(await callApi(fetch, { url: '/registry/overrides', method: 'DELETE' }))
}

/** What the build on this machine reports about itself. Errors: throws when there is none, or not for this origin. */
export async function readLocalBuild(url: string): Promise<ReleaseManifest> {
  const fetchLocal: ApiFetch = (path, init) =>
    globalThis.fetch(path, { ...init, cache: 'no-store', credentials: 'omit' })
  return dataOf(await readApi(fetchLocal, `${url}release.json`, ReleaseManifest))
}

function dataOf<Data>({ data, error }: ApiResult<Data>): Data {
  if (error) throw new Error(error.message)
  return data as Data
}
