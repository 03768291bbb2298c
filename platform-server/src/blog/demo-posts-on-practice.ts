import type { DemoPost } from './demo-post.ts'

export const POSTS_ON_PRACTICE: readonly DemoPost[] = [
  {
    slug: 'lockout-the-yearly-look',
    title: 'Lockout: the yearly inspection that most shops skip',
    excerpt:
      'Writing the procedure is the easy part. The rule also requires someone to watch it being used, every year, and to write four things down.',
    author: 'Dale Whitaker',
    tags: ['lockout', 'machines'],
    moduleCode: 'IC0116',
    publishedAt: '2026-08-04T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Ask for the lockout procedures in a shop and you often get a good binder. Ask for last year’s inspections of those procedures and the room goes quiet. Yet 1910.147(c)(6) is plain: each energy control procedure is inspected at least once a year.',
      },
      { kind: 'heading', text: 'Who, what, how' },
      {
        kind: 'list',
        items: [
          '**Who looks:** an authorized employee other than the one using the procedure. Not an auditor from elsewhere who has never turned the valve.',
          '**What they look at:** the procedure being done, on the machine, not the paper.',
          '**What they talk about:** with lockout, the inspector goes over responsibilities with each authorized employee; with tagout, with affected employees as well, and over the limits of tags.',
          '**What is written down:** the machine, the date, the employees included, the inspector.',
        ],
      },
      { kind: 'heading', text: 'What you find when you watch' },
      {
        kind: 'paragraph',
        text: 'In ten years of watching I have kept a list. The verification is skipped, or done with a meter that nobody has tried on a live source first. A second air line was added and the sheet was not. The machine drifts down after the pump stops. The lock is on the control circuit and not on the disconnect. Each takes five minutes to fix on the day, and none shows in the binder.',
      },
      { kind: 'heading', text: 'Make it a habit' },
      {
        kind: 'paragraph',
        text: 'Take the number of procedures and divide by fifty weeks. With forty machines that is less than one a week, twenty minutes each, done by two people who both learn something. Similar machines with the same procedure can be grouped, so start by seeing which ones really are the same.',
      },
      {
        kind: 'note',
        text: 'Page 3 of the [lockout procedure form](/free-resources?topic=lockout) has the table for it.',
      },
    ],
  },
  {
    slug: 'ladders-the-three-foot-rule',
    title: 'Ladders: three feet that save a life',
    excerpt:
      'Most ladder citations come down to one missing thing at the top. That is also where people fall.',
    author: 'Priya Natarajan',
    tags: ['ladders', 'construction'],
    moduleCode: 'IC0110',
    publishedAt: '2026-06-23T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Climbing is not where most people come off a ladder. Stepping on and off is: one hand on the rail, one on the roof, a boot in the air. That is why the rule wants the rails to go on for three feet past the edge: so that there is something to hold. [1926.1053(b)(1)]',
      },
      { kind: 'heading', text: 'If it is too short' },
      {
        kind: 'paragraph',
        text: 'Then it is the wrong ladder. If no longer one fits, the top is tied to something solid and a grab rail is put where the hands go. A ladder that slides sideways while somebody swings a leg over the gutter is a fall from the full height of the building.',
      },
      { kind: 'heading', text: 'Three more things to look for' },
      {
        kind: 'list',
        items: [
          '**Four to one.** The foot is a quarter of the working length from the wall: twenty feet up, five feet out. Toes at the feet, arms straight, palms on the rung.',
          '**The buckle.** It stays between the rails. The last foot of reach is the one that tips you.',
          '**The tag.** A cracked rail is marked and gone from the site today. A tag on a ladder that still leans there is an invitation.',
        ],
      },
      { kind: 'heading', text: 'And when not to use one' },
      {
        kind: 'paragraph',
        text: 'Two hands full, more than half an hour in one place, heavy material, an edge beside it: use a lift or a scaffold. The ladder is for getting there. It was never meant to be the place to work, and the best ladder program that I have seen simply owned fewer ladders.',
      },
      {
        kind: 'note',
        text: 'Take the [ladder inspection checklist](/free-resources?topic=ladders&type=checklist) to the truck tomorrow.',
      },
    ],
  },
  {
    slug: 'protective-equipment-has-to-fit',
    title: 'Protective equipment has to fit. Now it says so',
    excerpt:
      'Since January 13, 2025, the construction rule says that gear must fit. Here is what that means for the person who orders it.',
    author: 'Elena Márquez',
    tags: ['protective equipment', 'rule changes'],
    moduleCode: 'IC0120',
    publishedAt: '2026-05-12T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'For years the joke on site was that gear came in two sizes, too big and out of stock. For some it was no joke: a vest that catches, gloves that take the feeling out of the fingers, a harness that a small person can slide out of. In general industry the rule has long asked for equipment that fits. Since January 13, 2025, construction does too: each employee’s protective equipment must properly fit. [1926.95(c)]',
      },
      { kind: 'heading', text: 'What to do about it' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Ask.** One question at the morning talk: who has something that does not fit? Write down the answers. Hands going up is a good result.',
          '**Order the range.** Harnesses, gloves and vests in small and extra large, for women and for men. Returns cost less than one claim.',
          '**Fit in person.** Straps adjusted on the wearer, goggles over the prescription glasses that they really wear.',
          '**Look again.** Winter jackets, weight, pregnancy, a new helmet: fit changes.',
          '**Put it in the assessment.** The hazard assessment names the gear; let it name how the fit is checked.',
        ],
      },
      { kind: 'heading', text: 'Who pays' },
      {
        kind: 'paragraph',
        text: 'The employer does, with narrow exceptions such as ordinary safety-toe footwear and everyday prescription safety glasses that may be worn off site. Equipment that does not fit and therefore has to be bought again is part of that cost, not of the worker’s. [1910.132(h); 1926.95(d)]',
      },
      {
        kind: 'paragraph',
        text: 'And remember the order of things: gear is what is left after you have removed, guarded or ventilated the hazard. The best-fitting respirator is still worse than dust that was never made.',
      },
      {
        kind: 'note',
        text: 'The [certification of hazard assessment](/free-resources?topic=ppe&type=form) has a line for fit.',
      },
    ],
  },
]
