import { toolboxTalk } from '../toolbox-talk.ts'

export const EMERGENCY_TALK = toolboxTalk({
  id: 'talk-emergency',
  title: 'Emergencies: when the alarm sounds',
  summary: 'Two ways out, the assembly point, the head count, and who may use an extinguisher.',
  topic: 'emergency',
  standards: ['29 CFR 1910.36-39', '29 CFR 1910.157', '29 CFR 1926.35'],
  moduleCode: 'IC0115',
  why: 'In smoke you have only seconds to choose a way out. People go to the door they came in through unless they have practiced using the other one.',
  points: [
    { text: 'Know two ways out of the place where you work today.', cite: '1910.36(b)(1)' },
    {
      text: 'Exit doors must open from inside without a key, a tool or special knowledge. If one does not, report it now.',
      cite: '1910.36(d)(1)',
    },
    { text: 'Go to the assembly point, get counted, and do not go back inside.', cite: '1910.38(c)(4)' },
    {
      text: 'Use an extinguisher only if you are trained, the fire is small, and the exit is behind you.',
      cite: '1910.157(g)',
    },
    {
      text: 'When you call, say what happened, where, and who is hurt. Then send someone to the gate.',
      cite: '1910.38(c)(1)',
    },
    {
      text: 'We review the plan with you when you start, when your part in it changes, and when the plan changes.',
      cite: '1910.38(f)',
    },
  ],
  questions: [
    {
      ask: 'Point to both exits. Now close your eyes and point again.',
      listenFor: 'the right direction, right away.',
    },
    {
      ask: 'Who does the head count, and how would they know that a visitor is missing?',
      listenFor: 'a name and a list.',
    },
    {
      ask: 'What address do we give 911?',
      listenFor: 'street, gate and floor, so that the driver can find us.',
    },
  ],
  checks: [
    'Both exit routes are clear, lit and marked',
    'There is an extinguisher within 75 ft, charged and checked this month',
    'The eyewash works, and the first-aid kit is complete',
    'Everyone knows the assembly point, and it is away from traffic',
    'Emergency numbers are posted at the phone',
  ],
})

export const CONFINED_TALK = toolboxTalk({
  id: 'talk-confined-spaces',
  title: 'Confined spaces: never go in after someone',
  summary: 'Which spaces need a permit, the order of air tests, the three roles, and rescue from outside.',
  topic: 'confined-spaces',
  standards: ['29 CFR 1910.146', '29 CFR 1926.1200-1213'],
  moduleCode: 'IC0119',
  why: 'When two people die in a tank, the second one often went in to rescue the first. Bad air gives no warning.',
  figure: {
    name: 'air-limits',
    caption:
      'Test oxygen first: 19.5 to 23.5%. Then flammables: under 10% of the lower flammable limit. Then toxics. Test from outside, at the top, middle and bottom, and keep testing while anyone is inside.',
  },
  points: [
    {
      text: 'A confined space is big enough to enter, has limited ways in or out, and is not made for people to stay in. With a serious hazard, it needs a permit.',
      cite: '1910.146(b)',
    },
    { text: 'Do not enter unless a signed permit is posted at the opening.', cite: '1910.146(e)' },
    { text: 'Test the air in order, ventilate, and keep testing.', cite: '1910.146(d)(5)' },
    {
      text: 'An attendant stays outside the whole time and has no other duties.',
      cite: '1910.146(d)(6), (i)',
    },
    {
      text: 'Wear a harness and retrieval line. If the space goes down more than 5 ft, set up a winch before entry.',
      cite: '1910.146(k)(3)',
    },
    {
      text: 'If an alarm sounds, someone feels dizzy or contact is lost, everyone gets out. The attendant calls for rescue and does not go in.',
      cite: '1910.146(h)-(i)',
    },
  ],
  questions: [
    {
      ask: 'Which spaces on this site need a permit? How do you know?',
      listenFor: 'a list and signs. If we are not sure, we treat it as a permit space.',
    },
    {
      ask: 'The entrant stops answering. What does the attendant do first?',
      listenFor: 'call rescue, use the winch, stay out.',
    },
    {
      ask: 'How long does the rescue service need to get here?',
      listenFor:
        'a time in minutes that we have tested. Calling 911 is a plan only if the service has agreed to it.',
    },
  ],
  checks: [
    'Openings are marked and closed',
    'The meter was bump-tested today, and its calibration is current',
    'The blower reaches the far end, and its intake is away from exhaust',
    'A tripod, winch and line are at the opening',
    'Canceled permits from the last year are on file',
  ],
})

export const PPE_TALK = toolboxTalk({
  id: 'talk-ppe',
  title: 'Protective equipment: wear gear that fits',
  summary: 'How to choose gear for the hazard, check the fit and care for it, and who pays.',
  topic: 'ppe',
  standards: ['29 CFR 1910.132-138', '29 CFR 1910.95', '29 CFR 1926.95'],
  moduleCode: 'IC0120',
  why: 'Gloves that are too big get caught. Goggles that pinch get pushed up. You can slip out of a loose harness. Since January 2025 the construction rule also says that gear must fit.',
  points: [
    {
      text: 'First we remove, guard or ventilate the hazard. Gear protects you from what is left. The written hazard assessment says which gear.',
      cite: '1910.132(d)',
    },
    {
      text: 'Your gear must fit you. If it does not, ask for another size today.',
      cite: '1926.95(c); 1910.132(d)(1)(iii)',
    },
    {
      text: 'Wear side shields against flying objects and goggles against splashes. A face shield goes over them, never instead of them.',
      cite: '1910.133(a)',
    },
    {
      text: "If you must shout to someone at arm's length, it is probably over 85 dBA. Wear hearing protection and get a yearly hearing test.",
      cite: '1910.95(c)(1)',
    },
    { text: 'Turn in damaged gear. Do not use it or hang it back up.', cite: '1910.132(e)' },
    {
      text: 'The employer pays. The few exceptions include ordinary safety-toe boots and everyday prescription glasses.',
      cite: '1910.132(h)',
    },
  ],
  questions: [
    {
      ask: 'What could hit, burn, cut or deafen you in the next hour?',
      listenFor: 'specific hazards, then the matching gear.',
    },
    {
      ask: 'Who has something that does not fit?',
      listenFor: 'an honest answer. Write down who needs what.',
    },
    {
      ask: 'Which glove must you not wear at the drill press?',
      listenFor: 'any glove. A rotating part can catch it and pull in your hand.',
    },
  ],
  checks: [
    'Helmets are not expired, have no cracks, and the suspension is complete',
    'Eye protection has side shields and is clean enough to see through',
    'Spare sizes are on site, small ones too',
    'Earplugs are at the entrance to loud areas',
    'The hazard assessment for this task is signed and dated',
  ],
})
