/** The 50 states, code to name, in the order of their names. */
const STATES =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|FL Florida|' +
  'GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|' +
  'MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|' +
  'NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|' +
  'OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|' +
  'UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

export interface UsState {
  readonly code: string
  readonly name: string
}

export const US_STATES: readonly UsState[] = STATES.split('|').map((entry) => ({
  code: entry.slice(0, 2),
  name: entry.slice(3),
}))

/** 'AL - Alabama' */
export function stateLabel({ code, name }: UsState): string {
  return `${code} - ${name}`
}
