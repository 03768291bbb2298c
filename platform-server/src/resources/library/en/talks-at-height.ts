import { toolboxTalk } from '../toolbox-talk.ts'

export const LADDER_TALK = toolboxTalk({
  id: 'talk-ladders',
  title: 'Ladders: set up at the right angle',
  summary: 'How to choose, set up and climb a portable ladder, and when to use something else.',
  topic: 'ladders',
  standards: ['29 CFR 1926.1053', '29 CFR 1926.1060', '29 CFR 1910.23'],
  moduleCode: 'IC0110',
  why: 'The ladder rule is the third most cited in the country, and most ladder falls are not from great heights. The ladder itself is rarely the problem. It was the wrong one for the job, it was set up wrong, or someone reached too far.',
  figure: {
    name: 'ladder-angle',
    caption:
      'Set the base 1 ft out for every 4 ft of working length. The rails go 3 ft above the edge that you step onto. With a working length of 20 ft, the base is 5 ft from the wall.',
  },
  points: [
    {
      text: 'Inspect the rails, rungs, feet and locks before you climb. Tag a damaged ladder and take it off the site.',
      cite: '1926.1053(b)(15)-(16)',
    },
    {
      text: 'Set it on firm, level ground, 4 ft up for each 1 ft out. Secure it if it can move.',
      cite: '1926.1053(b)(5)-(6)',
    },
    {
      text: 'Face the ladder, hold on with at least one hand, and carry nothing that could make you lose your balance.',
      cite: '1926.1053(b)(20)-(22)',
    },
    { text: 'Keep your belt buckle between the rails. If you cannot reach, climb down and move the ladder.' },
    {
      text: 'Do not stand on the top or the top step of a stepladder. Do not climb the braces on its back.',
      cite: '1926.1053(b)(13)-(14)',
    },
    {
      text: 'Near live electrical parts, use a fiberglass ladder, never aluminum.',
      cite: '1926.1053(b)(12)',
    },
  ],
  questions: [
    {
      ask: 'Where on this job would a lift or a scaffold be safer than a ladder?',
      listenFor: 'long jobs, work that needs both hands, heavy material, work near an edge.',
    },
    {
      ask: 'The working length is 16 ft. How far from the wall does the base go?',
      listenFor: 'about 4 ft.',
    },
    {
      ask: 'You find a ladder with a bent rung. Who has to do something about it?',
      listenFor: 'the person who finds it: tag it, take it out of service, tell the foreman.',
    },
  ],
  checks: [
    'Every ladder in sight is set at the right angle and is tied or held',
    'Rails go 3 ft above each landing in use',
    'No ladder is in a doorway or driveway without a barrier',
    'Labels show the load rating, and people know how much they weigh with their tools',
    'There is a set place for ladders that are tagged out',
  ],
})

export const FALL_TALK = toolboxTalk({
  id: 'talk-fall-protection',
  title: 'Fall protection: anchor, harness, connector, clearance',
  summary: 'When fall protection is required, the four parts of fall arrest, and rescue after a fall.',
  topic: 'fall-protection',
  standards: ['29 CFR 1926.501-503', '29 CFR 1910.28'],
  moduleCode: 'IC0112',
  why: 'No rule is cited more often, and in construction no hazard kills more people. A harness protects you only if it is tied to an anchor and there is enough clear space below you.',
  figure: {
    name: 'fall-clearance',
    caption:
      'With a 6 ft lanyard anchored at back height you need about 17.5 ft: 6 ft of free fall, 3.5 ft for the shock pack, 5 ft of body below the D-ring, 3 ft for safety. With less room, anchor higher or use a self-retracting line.',
  },
  points: [
    {
      text: 'At 6 ft in construction and 4 ft in general industry, an edge needs a guardrail, a net or a harness.',
      cite: '1926.501(b)(1); 1910.28(b)(1)',
    },
    {
      text: 'Use a guardrail first. It protects everyone and needs no training to use: 42 in high, plus or minus 3 in, and able to withstand 200 lb.',
      cite: '1926.502(b)',
    },
    { text: 'Cover every hole. Fasten the cover and mark it.', cite: '1926.502(i)' },
    {
      text: 'An anchor holds 5,000 lb per person or is designed by a qualified person. Conduit, pipe and guardrails are not anchors.',
      cite: '1926.502(d)(15), (d)(23)',
    },
    {
      text: 'Inspect your harness before each use. After a fall, do not use it until a competent person approves it.',
      cite: '1926.502(d)(19), (d)(21)',
    },
    {
      text: 'Hanging in a harness can kill. Plan how to get a person down within minutes.',
      cite: '1926.502(d)(20)',
    },
  ],
  questions: [
    {
      ask: 'Where is the nearest edge over 6 ft, and what protects people there right now?',
      listenFor: 'a specific place and a specific protection, not "we are careful."',
    },
    { ask: 'What will you tie to today?', listenFor: 'a specific anchor that a qualified person chose.' },
    {
      ask: 'If one of us is hanging after a fall, what happens in the first five minutes?',
      listenFor: 'who calls, which lift or ladder, who is trained.',
    },
  ],
  checks: [
    'Guardrails, covers and nets are in place before the work starts',
    'Covers are fastened and marked "hole" or "cover"',
    'Back D-rings sit between the shoulder blades; leg straps are snug',
    'The clearance below the work has been calculated',
    'Rescue gear is on site, and someone here has practiced with it',
  ],
})

export const SCAFFOLD_TALK = toolboxTalk({
  id: 'talk-scaffolds',
  title: 'Scaffolds: inspected and tagged before every shift',
  summary: 'What the competent person checks before each shift, and what everyone else must not change.',
  topic: 'scaffolds',
  standards: ['29 CFR 1926.451', '29 CFR 1926.454'],
  moduleCode: 'IC0114',
  why: 'A scaffold changes every day: someone takes a plank, removes a tie that is in the way, or hits a leg with a truck. That is why a competent person must inspect it before every shift.',
  figure: {
    name: 'scaffold-platform',
    caption:
      'Platform at least 18 in wide, gaps 1 in or less, front edge within 14 in of the work, top rail 38 to 45 in high, base plates under the legs. It must support its own weight and four times the intended load.',
  },
  points: [
    {
      text: 'Do not climb without a green tag. The competent person inspects before each shift and after anything that could weaken the scaffold.',
      cite: '1926.451(f)(3)',
    },
    { text: 'Use the ladder or the stairs. Never climb the cross-braces.', cite: '1926.451(e)(1)' },
    {
      text: 'Above 10 ft you need guardrails or a harness. People below need protection from falling objects.',
      cite: '1926.451(g)(1), (h)',
    },
    {
      text: 'Only trained workers, supervised by a competent person, may build, move, change or take down a scaffold.',
      cite: '1926.451(f)(7)',
    },
    {
      text: 'Keep loads small and spread out. Leave pallets of block on the ground.',
      cite: '1926.451(f)(1)',
    },
    {
      text: 'Stay at least 10 ft from bare power lines. Come down in high wind. Clear ice before you work.',
      cite: '1926.451(f)(6), (8), (12)',
    },
  ],
  questions: [
    { ask: 'Who is our competent person today?', listenFor: 'one name, and where to find them.' },
    {
      ask: 'A brace is in the way of a window frame you must lift in. What do you do?',
      listenFor: 'stop and call the competent person. Never remove parts yourself.',
    },
    {
      ask: 'May we move a rolling tower with someone on it?',
      listenFor: 'only if every condition of the rule is met. Here we climb down first.',
    },
  ],
  checks: [
    'A tag at each access point, signed today',
    'Base plates and sills under every leg',
    'Platform fully planked, no gap over 1 in, plank ends past the support',
    'Top rails, midrails and toeboards on open sides above 10 ft',
    'Ladder tied and clear, area below kept clear',
  ],
})
