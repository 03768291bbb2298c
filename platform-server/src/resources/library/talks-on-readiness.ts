import { toolboxTalk } from './toolbox-talk.ts'

export const EMERGENCY_TALK = toolboxTalk({
  id: 'talk-emergency',
  title: 'When the alarm goes',
  summary: 'Two ways out, one place to meet, one person who counts, and who may pick up an extinguisher.',
  topic: 'emergency',
  standards: ['29 CFR 1910.36-39', '29 CFR 1910.157', '29 CFR 1926.35'],
  moduleCode: 'IC0115',
  why: 'In smoke you have about one breath to choose a direction. People head for the door they came in through, unless they have practiced the other one.',
  points: [
    { text: 'Know two ways out from where you work today.', cite: '1910.36(b)(1)' },
    {
      text: 'Doors on the way out open without a key or a trick. If one does not, say so now.',
      cite: '1910.36(d)(1)',
    },
    { text: 'Go to the assembly point, be counted, do not go back.', cite: '1910.38(c)(4)' },
    {
      text: 'Extinguisher: only if you are trained, the fire is small, and the exit is behind you.',
      cite: '1910.157(g)',
    },
    { text: 'Call: what, where, who is hurt. Then send someone to the gate.', cite: '1910.38(c)(1)' },
    {
      text: 'Your part in the plan is gone over with you when you start and when it changes.',
      cite: '1910.38(f)',
    },
  ],
  questions: [
    { ask: 'Point to both exits. Now close your eyes and point again.', listenFor: 'no hesitation.' },
    {
      ask: 'Who counts us, and how would they know that a visitor is missing?',
      listenFor: 'a name and a list.',
    },
    {
      ask: 'What address do we give to 911?',
      listenFor: 'street, gate, floor: the way the driver needs it.',
    },
  ],
  checks: [
    'Both routes clear, lit and marked',
    'Extinguisher within 75 ft, charged, checked this month',
    'Eyewash and first-aid kit complete',
    'Assembly point known and free of traffic',
    'Emergency numbers hang where the phone is',
  ],
})

export const CONFINED_TALK = toolboxTalk({
  id: 'talk-confined-spaces',
  title: 'Confined spaces: nobody goes in after them',
  summary: 'What makes a space permit-required, the test order, the three roles, and rescue from outside.',
  topic: 'confined-spaces',
  standards: ['29 CFR 1910.146', '29 CFR 1926.1200-1213'],
  moduleCode: 'IC0119',
  why: 'Too often the second person to die in a tank is the one who went in to help the first. The air gave no warning to either.',
  figure: {
    name: 'air-limits',
    caption:
      'Oxygen first: 19.5 to 23.5%. Then flammables: under 10% of the lower limit. Then toxics. From outside, top, middle and bottom, and again for as long as anyone is in.',
  },
  points: [
    {
      text: 'Big enough to get into, hard to get out of, not made to work in: that is a confined space. Add a serious hazard and it needs a permit.',
      cite: '1910.146(b)',
    },
    { text: 'No signed permit at the opening, no entry.', cite: '1910.146(e)' },
    { text: 'Test in order, ventilate, keep testing.', cite: '1910.146(d)(5)' },
    {
      text: 'An attendant stays outside, all the time, with nothing else to do.',
      cite: '1910.146(d)(6), (i)',
    },
    {
      text: 'Harness and line in vertical spaces over 5 ft, with a winch set up before entry.',
      cite: '1910.146(k)(3)',
    },
    {
      text: 'Alarm, dizziness, silence on the radio: everyone out. The attendant calls; the attendant does not climb in.',
      cite: '1910.146(h)-(i)',
    },
  ],
  questions: [
    {
      ask: 'Which spaces on this site need a permit? How do you know?',
      listenFor: 'a list and signs; if unsure, it counts as one.',
    },
    {
      ask: 'He stopped answering. What do you do first?',
      listenFor: 'call rescue, turn the winch, stay out.',
    },
    {
      ask: 'How long does the rescue service need to get here?',
      listenFor: 'minutes, tested; calling 911 is not a plan unless they have agreed to it.',
    },
  ],
  checks: [
    'Openings marked and closed',
    'Meter bump-tested today, calibration in date',
    'Blower reaches the far end, intake away from exhaust',
    'Tripod, winch and line at the opening',
    'Canceled permits of the last year are on file',
  ],
})

export const PPE_TALK = toolboxTalk({
  id: 'talk-ppe',
  title: 'Gear that fits, or gear that fails',
  summary: 'Last line of defense: chosen for the hazard, sized for the person, paid for by the employer.',
  topic: 'ppe',
  standards: ['29 CFR 1910.132-138', '29 CFR 1910.95', '29 CFR 1926.95'],
  moduleCode: 'IC0120',
  why: 'Gloves that are too big get caught, goggles that pinch get pushed up, a loose harness lets you slip out. Since January 2025 fit is written into the construction rule.',
  points: [
    {
      text: 'Gear comes last: first remove, guard or ventilate. Someone has written down what is left.',
      cite: '1910.132(d)',
    },
    { text: 'It fits you. If not, ask for another size today.', cite: '1926.95(c); 1910.132(d)(1)(iii)' },
    {
      text: 'Side shields when things fly, goggles when things splash, a face shield over both, never instead.',
      cite: '1910.133(a)',
    },
    {
      text: "Have to shout at arm's length? It is probably over 85 dBA: hearing protection and a yearly test.",
      cite: '1910.95(c)(1)',
    },
    { text: 'Damaged gear goes in the bin, not back on the hook.', cite: '1910.132(e)' },
    {
      text: 'The employer pays; ordinary safety-toe boots and everyday prescription glasses are among the few exceptions.',
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
      listenFor: 'hands going up is a good result; write it down.',
    },
    {
      ask: 'Which glove must you not wear at the drill press?',
      listenFor: 'any: nothing loose near what turns.',
    },
  ],
  checks: [
    'Helmets within their date, no cracks, suspension whole',
    'Eye protection has side shields and is clean enough to see through',
    'Spare sizes on site, small ones too',
    'Ear plugs at the entrance of loud areas',
    'Hazard assessment for this task is signed and dated',
  ],
})
