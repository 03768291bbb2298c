import type { FastifyInstance } from 'fastify'
import { apiHooks } from './app/plugins/api-hooks.ts'
import type { Feature } from './app/feature.ts'
import { openRendering, type Rendering } from './domain/rendering/open-rendering.ts'
import { publicAnswers, type PublicAnswers } from './domain/rendering/public-answers.ts'
import { accountFeature } from './account/account.feature.ts'
import { accountAdminFeature } from './account-admin/account-admin.feature.ts'
import { blogFeature } from './blog/blog.feature.ts'
import { feedFeature } from './blog/feed.feature.ts'
import { certificatesFeature } from './certificates/certificates.feature.ts'
import { jwksFeature } from './certificates/keys/jwks.feature.ts'
import { citationsFeature } from './citations/citations.feature.ts'
import { companyAreaFeature } from './company-area/company-area.feature.ts'
import { companiesFeature } from './companies/companies.feature.ts'
import { consultationsFeature } from './consultations/consultations.feature.ts'
import { couponsFeature } from './coupons/coupons.feature.ts'
import { drawingsFeature } from './drawings/drawings.feature.ts'
import { gatesFeature } from './gates/gates.feature.ts'
import { inspectionPacksFeature } from './inspection-packs/inspection-packs.feature.ts'
import { installFeature } from './install/install.feature.ts'
import { legalFeature } from './legal/legal.feature.ts'
import { lifecycleFeature } from './lifecycle/lifecycle.feature.ts'
import { locationsFeature } from './locations/locations.feature.ts'
import { lrsFeature } from './lrs/lrs.feature.ts'
import { ltiFeature } from './lti/lti.feature.ts'
import { modulesFeature } from './modules/modules.feature.ts'
import { moduleReviewsFeature } from './module-reviews/module-reviews.feature.ts'
import { newsletterFeature } from './newsletter/newsletter.feature.ts'
import { noticesFeature } from './notices/notices.feature.ts'
import { operatorsFeature } from './operators/operators.feature.ts'
import { ordersFeature } from './orders/orders.feature.ts'
import { packageContentFeature } from './packages/package-content.feature.ts'
import { packagesFeature } from './packages/packages.feature.ts'
import { pagesFeature } from './html/pages.feature.ts'
import { partnersFeature } from './partners/partners.feature.ts'
import { professionalsFeature } from './professionals/professionals.feature.ts'
import { progressFeature } from './progress/progress.feature.ts'
import { quizzesFeature } from './quizzes/quizzes.feature.ts'
import { recordingsFeature } from './recordings/recordings.feature.ts'
import { registrationFeature } from './registration/registration.feature.ts'
import { registryFeature } from './registry/registry.feature.ts'
import { releaseFilesFeature } from './release-files/release-files.feature.ts'
import { failureReportsFeature } from './failure-reports/failure-reports.feature.ts'
import { resourcesFeature } from './resources/resources.feature.ts'
import { searchFeature } from './search/search.feature.ts'
import { secondFactorFeature } from './second-factor/second-factor.feature.ts'
import { shareFeature } from './share/share.feature.ts'
import { securityTxtFeature } from './security-txt/security-txt.feature.ts'
import { seoFeature } from './seo/seo.feature.ts'
import { sessionsFeature } from './sessions/sessions.feature.ts'
import { socialFeature } from './social/social.feature.ts'
import { subscriptionFiguresFeature } from './subscription-figures/subscription-figures.feature.ts'
import { tabletsFeature } from './tablets/tablets.feature.ts'
import { taxExemptionsFeature } from './tax-exemptions/tax-exemptions.feature.ts'
import { tenantsFeature } from './tenants/tenants.feature.ts'
import { ticketsFeature } from './tickets/tickets.feature.ts'
import { trafficFeature } from './traffic/traffic.feature.ts'
import { trainingRecordsFeature } from './training-records/training-records.feature.ts'
import { uploadedFilesFeature } from './uploaded-files/uploaded-files.feature.ts'
import { uploadsFeature } from './uploads/uploads.feature.ts'
import { visitorRequestsFeature } from './visitor-requests/visitor-requests.feature.ts'
import { vitalsFeature } from './vitals/vitals.feature.ts'
import { openCore, type CoreReplacements } from './open-core.ts'
import type { SharedServices } from './shared-services.ts'

/** What a test may replace. */
export interface Replacements extends CoreReplacements {
  /** When this time is over the server is ready, whatever was rendered. */
  readonly firstPagesLimitMs?: number
}

/** Under /api. */
const API_FEATURES: readonly Feature<SharedServices>[] = [
  registryFeature,
  failureReportsFeature,
  tenantsFeature,
  seoFeature,
  legalFeature,
  partnersFeature,
  blogFeature,
  newsletterFeature,
  locationsFeature,
  resourcesFeature,
  searchFeature,
  uploadsFeature,
  sessionsFeature,
  secondFactorFeature,
  registrationFeature,
  accountFeature,
  companiesFeature,
  companyAreaFeature,
  lifecycleFeature,
  progressFeature,
  accountAdminFeature,
  operatorsFeature,
  trainingRecordsFeature,
  inspectionPacksFeature,
  gatesFeature,
  tabletsFeature,
  subscriptionFiguresFeature,
  professionalsFeature,
  citationsFeature,
  socialFeature,
  noticesFeature,
  ticketsFeature,
  visitorRequestsFeature,
  trafficFeature,
  vitalsFeature,
  consultationsFeature,
  couponsFeature,
  ordersFeature,
  taxExemptionsFeature,
  modulesFeature,
  moduleReviewsFeature,
  recordingsFeature,
  quizzesFeature,
  certificatesFeature,
  packagesFeature,
  ltiFeature,
  lrsFeature,
]

interface SiteServices extends SharedServices {
  readonly answers: PublicAnswers
  readonly rendering: Rendering | null
  readonly firstPagesLimitMs: number | undefined
}

/** What browsers load. Pages are last: they answer every path that is left. */
const SITE_FEATURES: readonly Feature<SiteServices>[] = [
  securityTxtFeature,
  feedFeature,
  jwksFeature,
  installFeature,
  drawingsFeature,
  shareFeature,
  uploadedFilesFeature,
  packageContentFeature,
  releaseFilesFeature,
  pagesFeature,
]

/**
 * The whole application, ready to listen or to take requests through `inject`. When it closes, it closes what the shared
 * services started, but none of the configured services.
 */
export async function buildApp(
  shared: SharedServices,
  { firstPagesLimitMs, ...replacements }: Replacements = {},
): Promise<FastifyInstance> {
  const app = await openCore(shared, replacements)
  app.addHook('onClose', () => shared.releases.sandbox.close())
  app.addHook('onClose', () => shared.newPasswords.close())
  await app.register(
    async (api) => {
      await api.register(apiHooks, shared.services)
      for (const each of API_FEATURES) await api.register(each, shared)
    },
    { prefix: '/api' },
  )
  const answers = publicAnswers(app)
  const rendering = await openRendering(app, { ...shared, answers })
  for (const each of SITE_FEATURES)
    await app.register(each, { ...shared, answers, rendering, firstPagesLimitMs })
  return app
}
