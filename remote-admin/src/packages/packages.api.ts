import { listTag } from '@platform/shared-contracts/client'
import {
  CoursePackage,
  CoursePackagePage,
  PackageLearnerPage,
  type CoursePackageQuery,
  type CoursePackageRequest,
  type PackageLearnerQuery,
} from '@platform/shared-contracts/http'
import { adminApi } from '../domain/api/admin-api.ts'
import { rowEndpoints } from '../app/row-endpoints.ts'

const packagesApi = adminApi.enhanceEndpoints({ addTagTypes: ['Package'] }).injectEndpoints({
  endpoints: (build) => {
    const path = '/admin/packages'
    const rows = rowEndpoints(build, { type: 'Package', path, row: CoursePackage, page: CoursePackagePage })
    return {
      listPackages: rows.list<CoursePackageQuery>(),
      savePackage: rows.save<CoursePackageRequest>(),
      removePackage: rows.remove(),
      importPackage: build.mutation<CoursePackage, File>({
        query: (file) => {
          const body = new FormData()
          body.set('file', file)
          return { url: path, method: 'POST', body }
        },
        responseSchema: CoursePackage,
        invalidatesTags: [listTag('Package')],
      }),
      listPackageLearners: build.query<PackageLearnerPage, PackageLearnerQuery & { readonly id: string }>({
        query: ({ id, ...params }) => ({ url: `${path}/${encodeURIComponent(id)}/learners`, params }),
        responseSchema: PackageLearnerPage,
        providesTags: [listTag('Package')],
      }),
    }
  },
})

export const {
  useListPackagesQuery,
  useSavePackageMutation,
  useRemovePackageMutation,
  useImportPackageMutation,
  useListPackageLearnersQuery,
} = packagesApi
