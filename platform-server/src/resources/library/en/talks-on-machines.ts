import { toolboxTalk } from '../toolbox-talk.ts'

export const GUARDING_TALK = toolboxTalk({
  id: 'talk-machine-guarding',
  title: 'Machine guards: keep them on',
  summary: 'The four machine hazards, how guards protect your hands, and when you must lock out instead.',
  topic: 'machine-guarding',
  standards: ['29 CFR 1910.212', '29 CFR 1910.215'],
  moduleCode: 'IC0111',
  why: 'Someone takes a guard off in a minute, and it stays off for months. Most hand injuries at machines happen where everyone knew that the guard was missing.',
  figure: {
    name: 'grinder-gap',
    caption:
      'Check a bench grinder in ten seconds: work rest within 1/8 in of the wheel, tongue guard within 1/4 in. Adjust only with the wheel stopped.',
  },
  points: [
    {
      text: 'Know the four hazards: the point of operation, nip points where parts run together, rotating parts, and flying chips and sparks.',
      cite: '1910.212(a)(1)',
    },
    {
      text: 'A guard is fixed to the machine, you cannot reach around it, and it is not a hazard itself.',
      cite: '1910.212(a)(2)',
    },
    {
      text: 'Fan blades less than 7 ft above the floor need a guard with openings of 1/2 in or less.',
      cite: '1910.212(a)(5)',
    },
    { text: 'Machines designed for one place are bolted down.', cite: '1910.212(b)' },
    { text: 'No gloves, loose sleeves, rings or loose hair near rotating parts.' },
    {
      text: 'Reaching past a guard to clear a jam is service work: stop the machine, lock it out, and verify.',
      cite: '1910.147(a)(2)(ii)',
    },
  ],
  questions: [
    {
      ask: 'Which guard here is taken off most often, and why?',
      listenFor: 'an honest answer. If a guard gets in the way, we need a better guard.',
    },
    {
      ask: 'You find a cover on the floor next to the machine. What do you do?',
      listenFor: 'do not run the machine, and report it. No one runs it until the cover is back on.',
    },
    {
      ask: 'May you bypass the interlock to set up the machine?',
      listenFor: 'no. Use the built-in setup mode, or lock out the machine.',
    },
  ],
  checks: [
    'Every belt, chain, gear and shaft below 7 ft is covered',
    'Point of operation is guarded on each machine in use',
    'Grinder: work rest 1/8 in, tongue guard 1/4 in, wheel guards and eye shields on',
    'You can reach each emergency stop, and it works',
    'No interlock is taped, tied or bypassed',
  ],
})

export const LOCKOUT_TALK = toolboxTalk({
  id: 'talk-lockout',
  title: 'Lockout: your own lock, your own key',
  summary: 'The six steps in order, why the last one matters most, and who may remove a lock.',
  topic: 'lockout',
  standards: ['29 CFR 1910.147'],
  moduleCode: 'IC0116',
  why: 'Machines do not start by themselves. Someone who cannot see you starts them, or stored energy is released. The same six steps prevent both.',
  figure: {
    name: 'lockout-order',
    caption:
      '1 Prepare   2 Shut down   3 Isolate\n4 Lock   5 Stored energy   6 Verify\n\nDo not touch the machine until step 6 is done.',
  },
  points: [
    {
      text: 'Lock out whenever an unexpected start or release of energy could hurt you: setup, jams, cleaning, repair.',
      cite: '1910.147(a)(1)',
    },
    { text: 'One person, one lock, one key. Your name is on the lock.', cite: '1910.147(c)(5)(ii)' },
    {
      text: 'Isolate every source: electricity, air, hydraulics, steam, gravity, springs. Release or block stored energy.',
      cite: '1910.147(d)(5)',
    },
    {
      text: 'Verify. Press the start button, test with a meter that you checked on a live source, then set the controls to off.',
      cite: '1910.147(d)(6)',
    },
    {
      text: 'Only the person who put a lock on takes it off. Cutting a lock is a last resort and needs a written procedure.',
      cite: '1910.147(e)(3)',
    },
    {
      text: 'If you run a machine but do not lock it out yourself, know when it is locked out and never try to start it.',
      cite: '1910.147(b), (c)(7)(i)',
    },
  ],
  questions: [
    {
      ask: 'Look at the machine next to us. How many energy sources does it have?',
      listenFor: 'more than the plug: air, a raised part, a spring, a hot surface.',
    },
    {
      ask: 'Three of us work on it. How many locks?',
      listenFor: 'three, or one from each of us on the group lockbox.',
    },
    {
      ask: 'The person who put on the lock went home. What do we do?',
      listenFor:
        'get the supervisor, follow the written procedure, make sure they are off site, and tell them before they start work again.',
    },
  ],
  checks: [
    'Each machine has its own written procedure, and it is at the machine',
    'Energy isolation points are labeled',
    'There are enough personal locks for everyone, all of the same kind, used only for lockout',
    'The yearly inspection of the procedure is not overdue',
    'Contractors on site know our procedure, and we know theirs',
  ],
})

export const ELECTRICAL_TALK = toolboxTalk({
  id: 'talk-electrical',
  title: 'Electricity: turn it off, lock it out, test it',
  summary: 'Cords, covers, clear space, overhead lines, and the first minute after a shock.',
  topic: 'electrical',
  standards: ['29 CFR 1910.303', '29 CFR 1910.331-335', '29 CFR 1926.404'],
  moduleCode: 'IC0118',
  why: 'You cannot see whether a part is live, and at 120 volts you may not be able to let go. Turning the power off takes a few minutes. A shock can kill you.',
  figure: {
    name: 'overhead-line',
    caption:
      'Keep yourself, your ladder, your load and your lift at least 10 ft from lines up to 50,000 volts, and 4 in more for each 10,000 volts above that. If you do not know the voltage, stay farther away and ask the utility.',
  },
  points: [
    {
      text: 'Turn off, lock out and test live parts before you work on them. The rule has a few exceptions. We do not use them.',
      cite: '1910.333(a)(1), (b)(2)',
    },
    {
      text: 'Inspect cords and tools before each shift. Take any with a missing ground pin out of service.',
      cite: '1910.334(a)(2)',
    },
    {
      text: 'On a construction site, every temporary 15 and 20 A outlet has a GFCI or is in an assured grounding program. Push the test button.',
      cite: '1926.404(b)(1)',
    },
    { text: 'Keep 3 ft clear in front of a panel, and keep its cover closed.', cite: '1910.303(g)(1)' },
    {
      text: 'If you are not a qualified person, stay 10 ft from lines and away from open panels.',
      cite: '1910.333(c)(3)',
    },
    {
      text: 'If someone is being shocked, turn off the power. Do not touch them. Call 911, then start CPR and use the AED.',
    },
  ],
  questions: [
    { ask: 'Where is the shutoff for the equipment you use today?', listenFor: 'they can point to it.' },
    {
      ask: 'Which lines pass over this site?',
      listenFor: 'all of the lines, and how high the lift and the raised truck bed reach.',
    },
    {
      ask: 'Who here is a qualified person, and for what?',
      listenFor: 'a name. Everyone else keeps the covers closed.',
    },
  ],
  checks: [
    'No panel is blocked or open',
    'Cords have no damage and no missing pins, and do not run through doors or water',
    'GFCIs trip when tested',
    'Overhead lines are marked; booms and ladders stay clear of them',
    'Everyone knows where the AED is and who is trained to use it this shift',
  ],
})
