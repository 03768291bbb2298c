import { toolboxTalk } from './toolbox-talk.ts'

export const LADDER_TALK = toolboxTalk({
  id: 'talk-ladders',
  title: 'Ladders: four up, one out',
  summary: 'Choosing, setting and climbing a portable ladder, and when to leave it on the truck.',
  topic: 'ladders',
  standards: ['29 CFR 1926.1053', '29 CFR 1926.1060', '29 CFR 1910.23'],
  moduleCode: 'IC0110',
  why: 'The ladder rule is the third most cited in the country, and most of those falls are from no great height. The ladder is rarely the problem: it was the wrong one, set wrong, or used for a reach too far.',
  figure: {
    name: 'ladder-angle',
    caption:
      'One foot out for every four feet of working length. Three feet of rail above the edge that you step on to. A 20 ft working length puts the foot 5 ft out.',
  },
  points: [
    {
      text: 'Look before you climb: rails, rungs, feet, locks. A bad one gets a tag and leaves the site.',
      cite: '1926.1053(b)(15)-(16)',
    },
    {
      text: 'Set it on firm, level ground, four up and one out, and tie it if it can move.',
      cite: '1926.1053(b)(5)-(6)',
    },
    {
      text: 'Face it, keep a hand on it, carry nothing that could pull you off balance.',
      cite: '1926.1053(b)(20)-(22)',
    },
    { text: 'Buckle between the rails. If you must lean, climb down and move it.' },
    {
      text: 'The top and the top step of a stepladder are not steps; the back braces are not rungs.',
      cite: '1926.1053(b)(13)-(14)',
    },
    { text: 'Anywhere near live parts: fiberglass, never aluminum.', cite: '1926.1053(b)(12)' },
  ],
  questions: [
    {
      ask: 'Where on this job would a lift or a scaffold beat a ladder?',
      listenFor: 'long jobs, two hands needed, heavy material, work over an edge.',
    },
    {
      ask: 'You have 16 ft of working length. Where does the foot go?',
      listenFor: 'about 4 ft from the wall.',
    },
    {
      ask: 'Whose ladder is it when the rung is bent?',
      listenFor: 'whoever found it: tag it, take it out, tell the foreman.',
    },
  ],
  checks: [
    'Every ladder in sight stands at the right angle and is tied or footed',
    'Rails go 3 ft past each landing in use',
    'No ladder stands in a doorway or drive without a barrier',
    'Labels say what load each may carry, and people know their own weight with tools',
    'A place is named for ladders that are tagged out',
  ],
})

export const FALL_TALK = toolboxTalk({
  id: 'talk-fall-protection',
  title: 'Fall protection: anchor, harness, connector, clearance',
  summary: 'When protection is needed, the four parts of fall arrest, and the rescue that follows.',
  topic: 'fall-protection',
  standards: ['29 CFR 1926.501-503', '29 CFR 1910.28'],
  moduleCode: 'IC0112',
  why: 'No rule is cited more often, and in construction no hazard kills more. A harness without an anchor, or with too little air below, is only clothing.',
  figure: {
    name: 'fall-clearance',
    caption:
      'With a 6 ft lanyard anchored at back height you need about 17.5 ft: 6 to fall, 3.5 for the pack, 5 for your body below the ring, 3 to spare. Less room: anchor higher, or use a self-retracting line.',
  },
  points: [
    {
      text: 'Six feet in construction, four in general industry: from there the edge needs a rail, a net or a harness.',
      cite: '1926.501(b)(1); 1910.28(b)(1)',
    },
    {
      text: 'A rail first: it protects everyone and needs no skill. 42 in, give or take 3, and good for 200 lb.',
      cite: '1926.502(b)',
    },
    { text: 'Cover every hole, fasten the cover, and mark it.', cite: '1926.502(i)' },
    {
      text: 'Anchors hold 5,000 lb a person or are engineered. Conduit, pipe and guardrail are no anchors.',
      cite: '1926.502(d)(15), (d)(23)',
    },
    {
      text: 'Look the harness over before each use; after a fall it is done until a competent person says otherwise.',
      cite: '1926.502(d)(19), (d)(21)',
    },
    {
      text: 'Hanging kills as well. Plan how you bring someone down within minutes.',
      cite: '1926.502(d)(20)',
    },
  ],
  questions: [
    {
      ask: 'Where is the nearest edge over 6 ft, and what protects it right now?',
      listenFor: 'a real place and a real answer, not "we are careful".',
    },
    { ask: 'What will you tie to today?', listenFor: 'a named anchor that someone qualified has chosen.' },
    {
      ask: 'If one of us is hanging, what happens in the first five minutes?',
      listenFor: 'who calls, which lift or ladder, who is trained.',
    },
  ],
  checks: [
    'Rails, covers and nets are up before the work that needs them',
    'Covers are fastened and marked "hole" or "cover"',
    'Back rings sit between the shoulder blades; leg straps are snug',
    'Clearance below the work has been added up',
    'Rescue gear is on site and somebody here has practiced with it',
  ],
})

export const SCAFFOLD_TALK = toolboxTalk({
  id: 'talk-scaffolds',
  title: 'Scaffolds: planked, plumb, tagged',
  summary: 'What the competent person checks each shift and what everybody else must leave alone.',
  topic: 'scaffolds',
  standards: ['29 CFR 1926.451', '29 CFR 1926.454'],
  moduleCode: 'IC0114',
  why: 'A scaffold changes every day: a plank gets borrowed, a tie gets in the way, a truck brushes a leg. That is why the rule wants a competent pair of eyes before every shift.',
  figure: {
    name: 'scaffold-platform',
    caption:
      'Deck 18 in or wider, gaps of 1 in or less, edge within 14 in of the work, top rail 38 to 45 in, plates under the legs. It must hold its weight and four times the load.',
  },
  points: [
    {
      text: 'No green tag, no climb. The competent person inspects before each shift and after anything that could weaken it.',
      cite: '1926.451(f)(3)',
    },
    { text: 'Use the ladder or the stair. Cross-braces are not a way up.', cite: '1926.451(e)(1)' },
    {
      text: 'Above 10 ft you need rails or a harness, and so does whoever works below you from falling things.',
      cite: '1926.451(g)(1), (h)',
    },
    {
      text: 'Only people trained for it, under a competent person, put up, move, change or take down.',
      cite: '1926.451(f)(7)',
    },
    { text: 'Keep the load down and spread. Pallets of block belong on the ground.', cite: '1926.451(f)(1)' },
    {
      text: 'Lines, wind, ice: 10 ft at least from bare lines; come down in high wind; clear ice first.',
      cite: '1926.451(f)(6), (8), (12)',
    },
  ],
  questions: [
    { ask: 'Who is our competent person today?', listenFor: 'one name, and where to find them.' },
    {
      ask: 'You need to take out a brace to pass a window frame. What do you do?',
      listenFor: 'stop and call the competent person; nobody removes parts alone.',
    },
    {
      ask: 'Does a rolling tower move with someone on it?',
      listenFor: 'not unless every condition of the rule is met; here we climb down first.',
    },
  ],
  checks: [
    'Tag at each access point, signed today',
    'Base plates and sills under every leg',
    'Deck full, no gap over 1 in, ends past the support',
    'Rails, midrails and toeboards on open sides above 10 ft',
    'Ladder tied and clear, area below kept free',
  ],
})
