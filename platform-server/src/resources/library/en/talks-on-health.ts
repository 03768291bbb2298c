import { toolboxTalk } from '../toolbox-talk.ts'

export const RESPIRATOR_TALK = toolboxTalk({
  id: 'talk-respirators',
  title: 'Respirators: check the seal every time',
  summary: 'What you need before you wear a respirator, the seal check, and what a respirator cannot do.',
  topic: 'respirators',
  standards: ['29 CFR 1910.134'],
  moduleCode: 'IC0113',
  why: 'A respirator that leaks can feel the same as one that seals. The harm may show up years later, so the seal check before you start is your only warning.',
  points: [
    {
      text: 'First we control the dust with water, local exhaust or a different process. You wear a respirator when that is not enough.',
      cite: '1910.134(a)(1)',
    },
    {
      text: 'Do these in order: medical evaluation, fit test, training. Then you may use it.',
      cite: '1910.134(e)(1), (f), (k)',
    },
    {
      text: 'You get a fit test before first use, when the facepiece changes, and every year.',
      cite: '1910.134(f)(2)',
    },
    {
      text: 'Shave where the respirator seals, and do a seal check each time you put it on.',
      cite: '1910.134(g)(1)',
    },
    {
      text: 'With the right cartridge, a half mask lowers exposure up to 10 times and a full facepiece up to 50 times. Neither supplies oxygen.',
      cite: '1910.134(d)(3)(i)(A)',
    },
    {
      text: 'If you wear one by choice, you still get Appendix D to read, and you must still keep it clean.',
      cite: '1910.134(c)(2), (k)(6)',
    },
  ],
  questions: [
    {
      ask: 'What is in the air here, and how do we know?',
      listenFor: 'the data sheet or a measurement, not the smell.',
    },
    {
      ask: 'When do you change this cartridge?',
      listenFor: 'on the schedule in our program, not when you taste or smell something.',
    },
    {
      ask: 'Show me how you do a seal check.',
      listenFor: 'hands over the inlet or valve, no leak, straps not too tight.',
    },
  ],
  checks: [
    "The type and cartridge are right for today's task",
    'The last fit test of each wearer is less than a year old',
    'No facial hair under a seal',
    'Respirators are stored clean, dry and in a bag',
    'The written program names the person who runs it',
  ],
})

export const CHEMICAL_TALK = toolboxTalk({
  id: 'talk-chemicals',
  title: 'Chemicals: read the label before you use it',
  summary: 'Labels, data sheets, containers and gloves: how to work safely with chemicals.',
  topic: 'chemicals',
  standards: ['29 CFR 1910.1200'],
  moduleCode: 'IC0117',
  why: 'Hazard communication is the second most cited rule. Most problems cost nothing to fix: a bottle without a label, a data sheet that no one can find, a worker who was not trained.',
  points: [
    {
      text: 'You have a right to know. You can read the list of chemicals that we use and the written program.',
      cite: '1910.1200(e)(1), (e)(4)',
    },
    {
      text: 'Read the label: name, signal word, pictograms, hazards, what to do. "Danger" is more serious than "Warning."',
      cite: '1910.1200(f)(1)',
    },
    {
      text: 'Data sheets have 16 sections. First aid is Section 4, spills are Section 6, gloves are Section 8.',
      cite: '1910.1200(g)(2), App. D',
    },
    {
      text: 'If you pour it into another container, label it with the name and hazards, unless you keep it with you and use it all yourself on this shift.',
      cite: '1910.1200(f)(6), (f)(8)',
    },
    {
      text: 'We train you on the hazards of a new product before you first use it.',
      cite: '1910.1200(h)(1)',
    },
    {
      text: 'Labels and training here follow the 2024 update of the rule. The deadline for substances was November 20, 2026.',
      cite: '1910.1200(j)',
    },
  ],
  questions: [
    {
      ask: 'Find the data sheet for this product. I will time you.',
      listenFor: 'found in under two minutes, without asking the office.',
    },
    {
      ask: 'What does this pictogram mean, and what do you wear?',
      listenFor: 'the hazard, then the gloves or goggles in Section 8.',
    },
    {
      ask: 'What must never be mixed with this product?',
      listenFor: 'see Section 10. Examples: acids with bleach, oxidizers with oil.',
    },
  ],
  checks: [
    'No container without a label',
    'Anyone can open the data sheets, on screen or in the binder, without a password',
    'The eyewash works, nothing blocks it, and its weekly check is signed',
    'The spill kit is right for the chemicals stored nearby',
    'Workers are trained on every product that is new since last month',
  ],
})

export const BLOODBORNE_TALK = toolboxTalk({
  id: 'talk-bloodborne',
  title: 'Blood: treat all of it as infectious',
  summary: 'For first aiders, cleaners and anyone who may come into contact with blood or needles at work.',
  topic: 'bloodborne',
  standards: ['29 CFR 1910.1030'],
  moduleCode: 'IC0121',
  why: 'You cannot see hepatitis B, hepatitis C or HIV. Dried blood on a bench can still carry hepatitis B a week later. So we treat all blood as infectious.',
  points: [
    {
      text: 'Use universal precautions: treat all human blood and certain body fluids as infectious.',
      cite: '1910.1030(b), (d)(1)',
    },
    {
      text: 'Put on gloves before you help. Wash your hands after you take them off.',
      cite: '1910.1030(d)(2)(v), (d)(3)(ix)',
    },
    {
      text: 'Do not bend, break or recap needles. Put them straight into the sharps container.',
      cite: '1910.1030(d)(2)(vii), (d)(4)(iii)',
    },
    {
      text: 'Pick up broken glass with tongs or a brush and dustpan, never with your fingers.',
      cite: '1910.1030(d)(4)(ii)(D)',
    },
    {
      text: 'The hepatitis B vaccine is free. It is offered within 10 working days of your assignment.',
      cite: '1910.1030(f)(2)(i)',
    },
    {
      text: 'If you are stuck or splashed, wash or flush the spot and report it right away. The medical evaluation is confidential and free.',
      cite: '1910.1030(f)(3)',
    },
  ],
  questions: [
    {
      ask: 'Where is the nearest kit with gloves and a face shield?',
      listenFor: 'where it is, and when it was last restocked.',
    },
    {
      ask: 'What do you do in the first minute after a needle stick?',
      listenFor: 'wash with soap and water, tell the supervisor, go for an evaluation now.',
    },
    {
      ask: 'Who cleans up, and with what?',
      listenFor: 'only trained people, with the right disinfectant and the contact time on its label.',
    },
  ],
  checks: [
    'Sharps containers are upright, can be closed, and are less than three-quarters full',
    "There are gloves in everyone's size",
    'The disinfectant is not expired, and people know its contact time',
    'The exposure control plan was reviewed within the last year',
    'Everyone who may be exposed was trained within the last year',
  ],
})
