const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DE FL GA IN KY ME MD MA MI NH NJ NY NC OH PA RI SC VT VA WV DC',
  'America/Chicago': 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
}
const FALLBACK = 'America/New_York'

/** The zone in which most of a state lives; where no state is known, the East coast. */
export function zoneOfState(state: string | null): string {
  const found = Object.entries(ZONES).find(
    ([, states]) => state !== null && states.split(' ').includes(state),
  )
  return found?.[0] ?? FALLBACK
}
