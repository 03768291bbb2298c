export const about = {
  title: 'About {tenant}',
  lead: 'We teach crews the safety rules that are cited most, and keep the records that prove it.',
  contentTitle: 'Where the content comes from',
  content1:
    'Each statement in a lesson names the paragraph of 29 CFR that it comes from, with a link to the text.',
  content2:
    'Each module says when its rules were last reviewed, and how many points are still to be checked.',
  content3: 'Posts and pages about states name their sources and the day on which a fact was checked.',
  peopleTitle: 'The professionals',
  peopleLead:
    'They answer learners’ questions and take consultations. Each profile lists credentials with issuer, the day on which we looked them up, and when they run out.',
  allPeople: 'All professionals',
  honestTitle: 'What we do not claim',
  honest1:
    'OSHA approves no course. Our certificates say what was completed; they are not OSHA cards and not licenses.',
  honest2:
    'Online lessons alone do not meet OSHA training rules. Hands-on practice and a person who answers questions are part of it.',
  honest3:
    'Cards of the 10-hour and 30-hour classes come from authorized trainers only. Our modules prepare for these classes.',
  contact: 'Write to us',
  companies: 'For companies',
  accessibility: 'Accessibility',
} as const
