export const packEmail = {
  subject: '{company}: inspection pack of {day}',
  greeting: 'Hello {firstName},',
  made: 'The scheduled inspection pack is ready: {required, plural, =0 {nothing is required} one {{current} of # required training current} other {{current} of # required trainings current}}, {people, plural, one {# person} other {# people}}.',
  everyone: 'It is about everyone in your company.',
  place: 'It is about {place}.',
  link: 'The link works without an account until {day}. Whoever has it can read the pack, so forward it only to the inspector. Each use is logged on the page of your company.',
  action: 'Open the inspection pack',
  closing:
    'You get this email because a schedule of {company} that {setBy} set names you. To stop it, open your company, then Inspection packs.',
} as const
