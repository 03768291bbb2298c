import type { Location, LocationPlan } from '@platform/shared-contracts/http'
import { US_STATES } from '@platform/shared-contracts/rules'

const CHECKED_ON = '2026-11-20'

const TERRITORIES = [
  { code: 'DC', name: 'District of Columbia' },
  { code: 'PR', name: 'Puerto Rico' },
  { code: 'VI', name: 'US Virgin Islands' },
] as const

/** Plans that cover private employers as well as state and local government. */
const FULL_PLANS: Readonly<Record<string, string>> = {
  AK: 'AKOSH',
  AZ: 'ADOSH',
  CA: 'Cal/OSHA',
  HI: 'HIOSH',
  IN: 'IOSHA',
  IA: 'Iowa OSHA',
  KY: 'Kentucky OSH',
  MD: 'MOSH',
  MI: 'MIOSHA',
  MN: 'MNOSHA',
  NV: 'Nevada OSHA',
  NM: 'NM OHSB',
  NC: 'NC OSH',
  OR: 'Oregon OSHA',
  SC: 'SC OSHA',
  TN: 'TOSHA',
  UT: 'UOSH',
  VT: 'VOSHA',
  VA: 'VOSH',
  WA: 'Washington DOSH',
  WY: 'Wyoming OSHA',
  PR: 'PR OSHA',
}

/** Plans for state and local government only. */
const PUBLIC_PLANS: Readonly<Record<string, string>> = {
  CT: 'CONN-OSHA',
  IL: 'Illinois OSHA',
  ME: 'Maine Department of Labor',
  MA: 'Massachusetts DLS',
  NJ: 'NJ PEOSH',
  NY: 'NY PESH',
  VI: 'VIDOSH',
}

const CARD_LAW =
  'State law requires a 10-hour construction card on certain public works projects. The project size and the trades differ, so read the law or ask the contracting agency.'
const CARD_LAW_WITH_AGE = `${CARD_LAW} The card may have to be less than five years old.`

const TEN_HOUR_LAWS: Readonly<Record<string, string>> = {
  CT: CARD_LAW_WITH_AGE,
  MA: CARD_LAW,
  MO: CARD_LAW,
  NV: CARD_LAW_WITH_AGE,
  NH: CARD_LAW,
  NY: CARD_LAW,
  RI: CARD_LAW,
}

/** The facts about each state at setup; after that, the rows are edited. */
export const STATE_FACTS: readonly Location[] = [...US_STATES, ...TERRITORIES].map(({ code, name }) => {
  const agency = FULL_PLANS[code] ?? PUBLIC_PLANS[code] ?? null
  return {
    slug: name.toLowerCase().replaceAll(' ', '-'),
    code,
    name,
    plan: planOf(code),
    agency,
    sourceUrl: agency
      ? `https://www.osha.gov/stateplans/${code.toLowerCase()}`
      : 'https://www.osha.gov/contactus/bystate',
    tenHourLaw: TEN_HOUR_LAWS[code] ?? null,
    checkedOn: CHECKED_ON,
  }
})

function planOf(code: string): LocationPlan {
  if (code in FULL_PLANS) return 'full'
  return code in PUBLIC_PLANS ? 'public' : 'federal'
}
