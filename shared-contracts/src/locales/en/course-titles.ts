/** The names of the core modules, as the specification prints them. */
export const courseTitles = {
  IC0110: 'Ladder Safety',
  IC0111: 'Machine Safeguarding',
  IC0112: 'Fall Protection',
  IC0113: 'Respiratory Protection Awareness',
  IC0114: 'Scaffolding Safety',
  IC0115: 'Emergency Preparedness',
  IC0116: 'Lockout/Tagout',
  IC0117: 'Chemical Hazard Comm',
  IC0118: 'Electrical Safety',
  IC0119: 'Confined Spaces',
  IC0120: 'Personal Protective Equipment',
  IC0121: 'Bloodborne Pathogens',
} as const
