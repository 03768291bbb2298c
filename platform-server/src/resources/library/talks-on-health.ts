import { toolboxTalk } from './toolbox-talk.ts'

export const RESPIRATOR_TALK = toolboxTalk({
  id: 'talk-respirators',
  title: 'Respirators: seal or nothing',
  summary: 'What comes before you wear one, the check each time, and what it does not protect from.',
  topic: 'respirators',
  standards: ['29 CFR 1910.134'],
  moduleCode: 'IC0113',
  why: 'A respirator that leaks feels exactly like one that seals. The damage shows years later, so the check at the door is the only warning there is.',
  points: [
    {
      text: 'First we take the dust away: water, suction, another process. The mask is what is left over.',
      cite: '1910.134(a)(1)',
    },
    {
      text: 'In this order: medical evaluation, fit test, training, then use.',
      cite: '1910.134(e)(1), (f), (k)',
    },
    { text: 'Fit test before first use, with a new model, and every year.', cite: '1910.134(f)(2)' },
    {
      text: 'Clean-shaven where it seals, and a seal check each time you put it on.',
      cite: '1910.134(g)(1)',
    },
    {
      text: 'A half mask with the right cartridge cuts exposure ten times, a full face fifty, and neither makes oxygen.',
      cite: '1910.134(d)(3)(i)(A)',
    },
    {
      text: 'Wear one by choice? You still get Appendix D to read, and it still has to be clean.',
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
      listenFor: 'by the schedule in our program, not when you taste it.',
    },
    {
      ask: 'Show me a seal check.',
      listenFor: 'hands over the inlet or valve, no leak, straps not over tightened.',
    },
  ],
  checks: [
    "Right type and cartridge for today's task",
    'Fit test card of each wearer is under a year old',
    'No beard under a tight seal',
    'Masks stored clean, dry and in a bag',
    'The written program names who runs it',
  ],
})

export const CHEMICAL_TALK = toolboxTalk({
  id: 'talk-chemicals',
  title: 'Chemicals: read it before you pour it',
  summary: 'Label, data sheet, container, gloves: five habits that keep a drum from becoming an accident.',
  topic: 'chemicals',
  standards: ['29 CFR 1910.1200'],
  moduleCode: 'IC0117',
  why: 'Hazard communication is the second most cited rule. Nearly always it is something that costs nothing: a bottle without a name, a sheet nobody can find, a person nobody told.',
  points: [
    {
      text: 'You have a right to know. The list of what we use, and the written program, are open to you.',
      cite: '1910.1200(e)(1), (e)(4)',
    },
    {
      text: 'Read the label: name, signal word, pictogram, what it does, what to do. Danger outranks warning.',
      cite: '1910.1200(f)(1)',
    },
    {
      text: 'Data sheets have sixteen sections; first aid is four, spill is six, gloves are eight.',
      cite: '1910.1200(g)(2), App. D',
    },
    {
      text: 'Poured into another container? It needs a name and its hazards, unless you use it up yourself on this shift.',
      cite: '1910.1200(f)(6), (f)(8)',
    },
    { text: 'New product, new briefing, before the first use.', cite: '1910.1200(h)(1)' },
    {
      text: 'Labels and training here follow the 2024 update: the date for substances was November 20, 2026.',
      cite: '1910.1200(j)',
    },
  ],
  questions: [
    {
      ask: 'Find the data sheet for this product. I will time you.',
      listenFor: 'under two minutes, without asking the office.',
    },
    {
      ask: 'What does this pictogram tell you to wear?',
      listenFor: 'the hazard, then the glove or goggle in section 8.',
    },
    {
      ask: 'What must never meet this product?',
      listenFor: 'section 10: acids with bleach, oxidizers with oil.',
    },
  ],
  checks: [
    'No container without a label',
    'Data sheets open on the screen or in the binder, without a password',
    'Eyewash works, is clear, and its weekly check is signed',
    'Spill kit suits what is stored beside it',
    'New products since last month have been explained',
  ],
})

export const BLOODBORNE_TALK = toolboxTalk({
  id: 'talk-bloodborne',
  title: 'Blood: treat all of it as infectious',
  summary: 'For first aiders, cleaners and anyone who may meet blood or a needle at work.',
  topic: 'bloodborne',
  standards: ['29 CFR 1910.1030'],
  moduleCode: 'IC0121',
  why: 'You cannot see hepatitis B, hepatitis C or HIV. The dried drop on a bench may still carry hepatitis B a week later. So we never guess whose blood it is.',
  points: [
    {
      text: 'Universal precautions: all human blood and certain fluids count as infectious.',
      cite: '1910.1030(b), (d)(1)',
    },
    { text: 'Gloves first, then help. Wash when they come off.', cite: '1910.1030(d)(2)(v), (d)(3)(ix)' },
    {
      text: 'Needles are not bent, broken or recapped. Straight into the container.',
      cite: '1910.1030(d)(2)(vii), (d)(4)(iii)',
    },
    { text: 'Broken glass: tongs or brush and pan, never fingers.', cite: '1910.1030(d)(4)(ii)(D)' },
    {
      text: 'Hepatitis B vaccine is free, within 10 working days of the assignment.',
      cite: '1910.1030(f)(2)(i)',
    },
    {
      text: 'Stuck or splashed: wash, flush, report right now. Evaluation is confidential and free.',
      cite: '1910.1030(f)(3)',
    },
  ],
  questions: [
    {
      ask: 'Where is the nearest kit with gloves and a face shield?',
      listenFor: 'a place, and when it was last filled.',
    },
    {
      ask: 'What do you do in the first minute after a needle stick?',
      listenFor: 'wash with soap, tell the supervisor, go for evaluation now.',
    },
    {
      ask: 'Who cleans up, and with what?',
      listenFor: 'only trained people, with the product and the contact time on its label.',
    },
  ],
  checks: [
    'Sharps containers upright, closable, under three quarters full',
    "Gloves in everyone's size",
    'Disinfectant in date, contact time known',
    'Exposure control plan reviewed within a year',
    'Everyone with exposure trained within a year',
  ],
})
