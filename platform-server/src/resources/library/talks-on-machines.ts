import { toolboxTalk } from './toolbox-talk.ts'

export const GUARDING_TALK = toolboxTalk({
  id: 'talk-machine-guarding',
  title: 'Guards stay on',
  summary: 'Where machines bite, what keeps hands out, and when guarding ends and lockout begins.',
  topic: 'machine-guarding',
  standards: ['29 CFR 1910.212', '29 CFR 1910.215'],
  moduleCode: 'IC0111',
  why: 'A guard is taken off in a minute and missed for months. Most hand injuries at machines happen in a place where everybody knew that the guard was gone.',
  figure: {
    name: 'grinder-gap',
    caption:
      'The grinder in the corner, checked in ten seconds: work rest within 1/8 in of the wheel, tongue guard within 1/4 in. Adjust with the wheel stopped.',
  },
  points: [
    {
      text: 'Four places bite: where the work is done, where parts run in, whatever turns, and whatever flies off.',
      cite: '1910.212(a)(1)',
    },
    {
      text: 'A guard is fixed to the machine, cannot be reached around, and is no hazard itself.',
      cite: '1910.212(a)(2)',
    },
    { text: 'Fan blades lower than 7 ft: openings of 1/2 in at most.', cite: '1910.212(a)(5)' },
    { text: 'Machines built to stand still are bolted down.', cite: '1910.212(b)' },
    { text: 'No gloves, sleeves, rings or loose hair at anything that turns.' },
    {
      text: 'Reaching past a guard to clear a jam is service work: stop, lock, verify.',
      cite: '1910.147(a)(2)(ii)',
    },
  ],
  questions: [
    {
      ask: 'Which guard here gets taken off most, and why?',
      listenFor: 'the honest one. A guard in the way of the work needs a better guard.',
    },
    {
      ask: 'You find a cover lying beside the machine. Now what?',
      listenFor: 'do not run it; report it; nobody runs it until it is back.',
    },
    {
      ask: 'Can you defeat the interlock to set it up?',
      listenFor: 'no. Set-up modes are built in or the machine is locked.',
    },
  ],
  checks: [
    'Every belt, chain, gear and shaft below 7 ft is covered',
    'Point of operation is guarded on each machine in use',
    'Grinder gaps: 1/8 and 1/4 in; wheel guards on; eye shields in place',
    'Emergency stops can be reached and work',
    'No interlock is taped, tied or bridged',
  ],
})

export const LOCKOUT_TALK = toolboxTalk({
  id: 'talk-lockout',
  title: 'Lockout: your lock, your key, your life',
  summary: 'Six steps in the right order, why the last one is the one that counts, and who takes a lock off.',
  topic: 'lockout',
  standards: ['29 CFR 1910.147'],
  moduleCode: 'IC0116',
  why: 'Machines do not start by themselves: somebody who could not see you starts them, or what was stored inside lets go. Both are stopped by the same six steps.',
  figure: {
    name: 'lockout-order',
    caption:
      '1 Prepare   2 Shut down   3 Isolate\n4 Lock   5 Stored energy   6 Verify\n\nNo touching between five and six.',
  },
  points: [
    {
      text: 'It counts whenever an unexpected start or release could hurt you: set-up, jam, cleaning, repair.',
      cite: '1910.147(a)(1)',
    },
    { text: 'One person, one lock, one key, with your name on it.', cite: '1910.147(c)(5)(ii)' },
    {
      text: 'All sources: power, air, hydraulics, steam, gravity, springs. Release or block what is stored.',
      cite: '1910.147(d)(5)',
    },
    {
      text: 'Verify. Try the button, test with a meter that you have proved, then set controls to off.',
      cite: '1910.147(d)(6)',
    },
    {
      text: 'Only the hand that put it on takes it off. A cut lock is a last resort with a written procedure.',
      cite: '1910.147(e)(3)',
    },
    {
      text: 'If you run the machine but do not lock it, know when it is locked, and never try to start it.',
      cite: '1910.147(b), (c)(7)(i)',
    },
  ],
  questions: [
    {
      ask: 'Pick the machine next to us. How many energy sources?',
      listenFor: 'more than the plug: air, a raised part, a spring, a hot surface.',
    },
    {
      ask: 'Three of us work in it. How many locks?',
      listenFor: 'three, or one on the group box from each of us.',
    },
    {
      ask: 'The owner of the lock went home. What now?',
      listenFor: 'supervisor, written procedure, verify they are off site, tell them before they come back.',
    },
  ],
  checks: [
    'Each machine has its own written procedure, and it is at the machine',
    'Isolation points carry labels',
    'Enough personal locks for everyone, all of one kind, used for nothing else',
    'Yearly inspection of the procedure is not overdue',
    'Contractors on site know our procedure, and we know theirs',
  ],
})

export const ELECTRICAL_TALK = toolboxTalk({
  id: 'talk-electrical',
  title: 'Electricity: dead, locked, tested',
  summary: 'Cords, covers, clear space, lines overhead, and the first minute after a shock.',
  topic: 'electrical',
  standards: ['29 CFR 1910.303', '29 CFR 1910.331-335', '29 CFR 1926.404'],
  moduleCode: 'IC0118',
  why: 'You cannot see whether it is live, and at 120 volts you may not be able to let go. Working dead is not slower than an ambulance.',
  figure: {
    name: 'overhead-line',
    caption:
      'Ten feet for you, your ladder, your load and your lift, up to 50,000 volts; 4 in more for each 10,000 above that. Not sure of the voltage: stay farther away and ask the utility.',
  },
  points: [
    {
      text: 'Dead first: live parts are switched off, locked and tested before work, with few exceptions that are not ours.',
      cite: '1910.333(a)(1), (b)(2)',
    },
    {
      text: 'Look at cords and tools before each shift; a missing ground pin ends their career.',
      cite: '1910.334(a)(2)',
    },
    {
      text: 'On a construction site every temporary 15 and 20 A outlet has a GFCI or an assured grounding program. Push test.',
      cite: '1926.404(b)(1)',
    },
    { text: 'Keep 3 ft clear in front of a panel, and its cover shut.', cite: '1910.303(g)(1)' },
    { text: 'Unqualified: stay 10 ft from lines and away from open panels.', cite: '1910.333(c)(3)' },
    { text: 'Someone is stuck: cut the power, do not grab them. Call, then CPR and AED.' },
  ],
  questions: [
    { ask: 'Where is the switch for what you use today?', listenFor: 'they can point to it.' },
    {
      ask: 'Which lines pass over this site?',
      listenFor: 'all of them, and how tall the lift and the truck bed are.',
    },
    {
      ask: 'Who here is a qualified person, and for what?',
      listenFor: 'a name; everyone else keeps the cover closed.',
    },
  ],
  checks: [
    'No panel is blocked or open',
    'Cords whole, pins complete, not run through doors or water',
    'GFCIs trip when tested',
    'Lines overhead are marked; booms and ladders keep their distance',
    'AED and trained responder are named for this shift',
  ],
})
