import type { PackageKind } from '@platform/shared-contracts/http'
import type { PackageUnit } from '../../lib/data/schema/training/packages.ts'

/** What an archive says of its course. */
export interface CourseFile {
  readonly kind: PackageKind
  readonly identifier: string
  readonly title: string
  readonly units: readonly PackageUnit[]
}
