import type { LandingPage } from './landing-page.ts'
import { CONFINED_SPACE } from './pages/confined-space.ts'
import { EHS_SPECIALIST } from './pages/ehs-specialist.ts'
import { ELECTRICAL_SAFETY } from './pages/electrical-safety.ts'
import { FALL_PROTECTION } from './pages/fall-protection.ts'
import { HAZARD_COMMUNICATION } from './pages/hazard-communication.ts'
import { LOCKOUT_TAGOUT } from './pages/lockout-tagout.ts'
import { OSHA_10 } from './pages/osha-10.ts'
import { OSHA_30 } from './pages/osha-30.ts'
import { PROFESSIONAL_CERTIFICATION } from './pages/professional-certification.ts'

export const LANDING_PAGES: readonly LandingPage[] = [
  ELECTRICAL_SAFETY,
  PROFESSIONAL_CERTIFICATION,
  OSHA_30,
  OSHA_10,
  EHS_SPECIALIST,
  FALL_PROTECTION,
  CONFINED_SPACE,
  HAZARD_COMMUNICATION,
  LOCKOUT_TAGOUT,
]
