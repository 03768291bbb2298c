/** Texts of the pages on the outreach classes of OSHA. */
export const landingOutreach = {
  figure: 'Voluntary',
  fact: 'The outreach program is voluntary and does not meet the training requirements of any standard. Some states and many owners still require the card.',
  cite: 'osha.gov, Outreach Training Program',
  card: 'Can you give me the card?',
  cardAnswer:
    'No. Only a trainer authorized by OSHA can teach the outreach class and order the card from the Department of Labor. Our training prepares you for that class and helps you remember it afterward.',
  class: 'How do I find a class that counts?',
  classAnswer:
    'Ask the trainer for their authorization card and check it with the education center that issued it. Online classes count only if they come from one of the few providers listed on OSHA’s website.',
  expiry: 'Does the card expire?',
  expiryAnswer:
    'The card itself does not expire. Some states and owners, including Connecticut and Nevada, want a card that is less than five years old. Ask before the job begins.',
  disclaimer:
    'We are not an OSHA outreach provider and do not issue Department of Labor cards. The hours follow the published topic minimums. The current program procedures and your authorized trainer decide. Last checked November 20, 2026.',
} as const
