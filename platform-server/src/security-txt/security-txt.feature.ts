import { addRoutes } from '../app/add-routes.ts'
import { feature } from '../app/feature.ts'
import type { Services } from '../app/services.ts'
import { securityTxtRoutes } from './security-txt.routes.ts'

interface Options {
  readonly services: Pick<Services, 'config' | 'now'>
}

export const securityTxtFeature = feature<Options>(
  'security-txt',
  { needs: [] },
  async (app, { services: { config, now } }) => {
    await addRoutes(app, securityTxtRoutes, { contact: config.securityContact, now })
  },
)
