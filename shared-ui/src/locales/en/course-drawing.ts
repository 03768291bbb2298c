/** Text alternatives of the pictures in platform-server/src/drawings/modules, by the code of the module. */
export const courseDrawing = {
  IC0110:
    'A worker on a straight ladder that leans at 4 to 1. Its side rails reach 3 feet above the landing.',
  IC0111:
    'A bench grinder: the work rest is ⅛ inch from the wheel, the tongue guard ¼ inch, and a hood covers the wheel.',
  IC0112:
    'A 42-inch guardrail with midrail and toeboard, and a worker 6 feet above the ground whose line runs from the back of the harness up to an anchor for 5,000 pounds.',
  IC0113: 'A face with a half-mask respirator that seals around nose and chin.',
  IC0114: 'A worker behind the guardrail of a scaffold over 10 feet high, 14 inches from the wall.',
  IC0115: 'A worker follows the exit arrow through a door to the assembly point outside.',
  IC0116: 'A switch in the off position, held by a padlock with a danger tag.',
  IC0117: 'A labeled chemical bottle with two pictograms next to a safety data sheet with 16 sections.',
  IC0118: 'A worker on a platform stays 10 feet below a power line. An electrical panel stands beside.',
  IC0119:
    'An attendant above a manhole, an entrant below on a retrieval line, and a meter that shows 19.5 to 23.5 percent oxygen as safe.',
  IC0120: 'A hard hat, safety glasses, a glove and a safety boot.',
  IC0121: 'A sharps container, a drop of blood and a shield with a check mark.',
} as const
