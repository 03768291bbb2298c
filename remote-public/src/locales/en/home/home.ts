export const home = {
  eyebrow: 'EHS and OSHA training, consulting and safety services',
  headline: 'Training that holds up on the site, and in the inspection.',
  lead: '{tenant} teaches the rules crews are cited for most, paragraph by paragraph, with a trainer who answers your questions and records that prove who learned what.',
  browseModules: 'See all modules',

  sceneAnchor: '5,000 lb',
  sceneRail: '42 in',
  sceneAbove: '3 ft',
  sceneEdge: '6 ft',
  sceneLadder: '4 : 1',
  proofTitle: 'Fall Protection completed',
  proofText: 'Name, date and signature on file',
  proofCite: '1926.503(b)',

  statistics: 'In numbers',
  learners: 'active learners',
  modules: 'core safety modules',
  rating: 'average rating',
  support: 'expert support',
} as const
