import { params } from '@nanostores/i18n'
import { i18n } from '../app/i18n.ts'

export const locationMessages = i18n('landing/location', {
  title: params('Workplace safety training in {place}'),
  leadFull: params('{agency} enforces in {place}, under a plan that federal OSHA has approved.'),
  leadPublic: params(
    'Two enforcers in {place}: federal OSHA for companies, {agency} for state and local government.',
  ),
  leadFederal: params('Federal OSHA enforces in {place}. There is no state plan.'),
  failed: 'What we know about this place could not be loaded.',
  missingTitle: 'We have no page for this place',
  missing:
    'These are the states and territories that we know about. The federal rules are the same in each of them.',
  enforcer: 'Who enforces here',
  private: 'Private employers',
  public: 'State and local government',
  privateFull: params(
    'Most private-sector employers answer to {agency}. Its rules are at least as strict as the federal ones, and some go further. A few sectors, such as maritime work and federal land, stay with federal OSHA.',
  ),
  publicFull: params('{agency} covers state and local government workers too.'),
  privateFederal: 'Federal OSHA inspects and cites, under 29 CFR 1910 and 1926.',
  publicPublic: params(
    '{agency} covers state and local government workers. Its plan does not reach private companies.',
  ),
  publicFederal:
    'State and local government workers are not covered by federal OSHA. Other state law may apply to them.',
  card: 'The 10-hour card on public works',
  noCard:
    'We know of no state law here that asks workers for a 10-hour card. An owner, a contractor or a city still may.',
  toOsha10: 'What the 10-hour class is',
  cited: 'What inspectors cite most',
  citedNote:
    'National counts of federal OSHA, fiscal year 2025, preliminary. Each links to the module that teaches it.',
  standard: 'Standard',
  citations: 'Citations',
  taught: 'Module',
  noModule: 'None yet',
  partners: params('Professionals who serve {place}'),
  noPartners: params('Nobody of ours is based in {place} yet. All of them work by video.'),
  toPartners: 'All professionals',
  modules: 'Training to start with',
  checked: params('Last checked {date} against'),
  source: 'osha.gov',
  disclaimer: 'State rules change. Read the agency’s own pages before you rely on a difference.',
  faqWho: params('Who inspects workplaces in {place}?'),
  faqCard: params('Does {place} require an OSHA 10 card?'),
  faqSame: params('Is federal OSHA training valid in {place}?'),
  faqSameFull: params(
    'As a base, yes: a state plan has to be at least as effective as the federal program. Ask {agency} what its own rules add, and train on that too.',
  ),
  faqSameFederal:
    'Yes, the federal rules apply directly to private employers. Your own site and equipment still have to be part of the training.',
})
