/**
 * What a trainer has to see of a person before hands-on practice is complete, by module: all of it. Signed records store
 * these texts, whatever the language of the page. A module without points has none of its own.
 */
export const PRACTICE_POINTS: Readonly<Record<string, readonly string[]>> = {
  IC0110: [
    'Inspected the ladder and tagged or passed it',
    'Set it up at 4 to 1 on firm ground',
    'Secured it and extended it 3 ft above the landing',
    'Climbed and worked with three points of contact',
  ],
  IC0111: [
    'Pointed out the hazard zones of a machine at work',
    'Checked that every guard is in place and fixed',
    'Tested the emergency stop and the interlock',
    'Stopped and isolated before reaching in',
  ],
  IC0112: [
    'Inspected harness, connector and lanyard',
    'Put on and adjusted the harness to fit',
    'Chose and used a proper anchorage',
    'Worked out the clearance needed below',
    'Explained the rescue plan for this site',
  ],
  IC0113: [
    'Inspected the respirator and its cartridges',
    'Put it on and took it off in the right order',
    'Passed a user seal check',
    'Cleaned and stored it',
  ],
  IC0114: [
    'Read the tag and found the competent person',
    'Checked foundation, bracing and tie-ins',
    'Used the access, not the cross-braces',
    'Checked guardrails and planking before work',
  ],
  IC0115: [
    'Walked both exit routes to the assembly point',
    'Raised the alarm as the plan says',
    'Used an extinguisher, or named who may',
    'Found first aid and eyewash',
  ],
  IC0116: [
    'Named every energy source of the machine',
    'Applied lock and tag in the order of the procedure',
    'Released stored energy and verified the isolation',
    'Returned it to service and told the others',
  ],
  IC0117: [
    'Found the data sheet of a chemical in use',
    'Read a label aloud: signal word, hazards, precautions',
    'Labeled a secondary container',
    'Chose the protection that the sheet asks for',
  ],
  IC0118: [
    'Inspected cords, plugs and covers before use',
    'Tested a GFCI',
    'De-energized, locked and tested for absence of voltage',
    'Kept clear space and distance to overhead lines',
  ],
  IC0119: [
    'Decided whether a space needs a permit',
    'Tested the air in order: oxygen, combustible, toxic',
    'Filled in the permit and named the three roles',
    'Acted as attendant during an entry',
    'Called rescue without going in',
  ],
  IC0120: [
    'Read the hazard assessment of the task',
    'Chose head, eye, hand and foot protection that fits',
    'Put it on, took it off and adjusted it',
    'Inspected it and replaced what is worn',
  ],
  IC0121: [
    'Put on and took off gloves without touching the outside',
    'Used a sharps container',
    'Cleaned up a simulated spill',
    'Explained what to do after an exposure',
  ],
}
