import type { ExportStandard, Language } from '@platform/shared-contracts/http'
import { tenantName } from '@platform/shared-contracts/rules'
import { buffer } from 'node:stream/consumers'
import type { RequestTenant } from '../../app/request-context.ts'
import type { Services } from '../../app/services.ts'
import { homeOf } from '../../domain/xapi/agent.rule.ts'
import { uploadKey } from '../../lib/storage/uploads.ts'
import { courseOfModule } from './course-of-module.ts'
import { courseStructure } from './course-structure.rule.ts'
import { exportedPage } from './exported-page.ts'
import { scormManifest } from './scorm-manifest.rule.ts'
import type { StandalonePage } from './standalone-page.ts'
import { writeArchive } from './write-archive.ts'

interface Parts {
  readonly services: Pick<Services, 'config' | 'storage' | 'now'>
  readonly readPage: (tenant: string) => Promise<StandalonePage>
}

interface Wanted {
  readonly tenant: RequestTenant
  readonly code: string
  readonly standard: ExportStandard
  readonly language: Language
}

/** A module of the tenant as a package of the standard. Errors: those of `courseOfModule` and of `readPage`. */
export function createPackageExport({ services, readPage }: Parts) {
  return async ({ tenant, code, standard, language }: Wanted): Promise<{ name: string; archive: Buffer }> => {
    const at = services.now()
    const course = courseOfModule({
      ...{ code, standard, language, now: at },
      tenant: { name: tenantName(tenant.config), logo: await logoOf(services.storage, tenant) },
    })
    const { script, style } = await readPage(tenant.slug)
    const files = new Map([
      ['index.html', exportedPage(course, tenant.config)],
      ['page.css', style],
      ['page.js', script],
    ])
    const described =
      standard === 'cmi5'
        ? (['cmi5.xml', courseStructure(course, homeOf(tenant.slug, services.config.trainingHost))] as const)
        : (['imsmanifest.xml', scormManifest(course, [...files.keys()])] as const)
    const archive = await writeArchive(new Map([described, ...files]), at)
    return { name: `${code}-${course.language}-${course.version}-${standard}.zip`, archive }
  }
}

/** The tenant's own logo inside of the page: a package has no address of ours to load it from. */
async function logoOf(storage: Services['storage'], { config }: RequestTenant): Promise<string | null> {
  const url = config.branding?.logoUrl
  if (!url?.startsWith('/files/')) return null
  const file = await storage.get(uploadKey(url))
  if (!file) return null
  const type = url.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return `data:${type};base64,${(await buffer(file.body)).toString('base64')}`
}
