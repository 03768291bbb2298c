import type { Services } from '../app/services.ts'
import { seedDemoCitations } from '../citations/seed-citations.ts'
import { seedDemoSocial } from '../social/seed-social.ts'
import { seedDemoTickets } from '../tickets/seed-tickets.ts'

/** Demo data for the staff's screens. */
export async function seedDemoAdministration(services: Services): Promise<void> {
  await seedDemoCitations(services)
  await seedDemoSocial(services)
  await seedDemoTickets(services)
}
