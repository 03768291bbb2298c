import type { DemoPost } from './demo-post.ts'

export const POSTS_ON_PRACTICE: readonly DemoPost[] = [
  {
    slug: 'lockout-the-yearly-look',
    title: 'Lockout: the yearly inspection that most shops skip',
    excerpt:
      'Writing the procedure is the easy part. The rule also requires someone to watch workers use it every year and to write down four things.',
    author: 'Dale Whitaker',
    tags: ['lockout', 'machines'],
    moduleCode: 'IC0116',
    publishedAt: '2026-08-04T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Many shops can show you a good binder of lockout procedures. Few can show you last year’s inspections of those procedures. Yet 1910.147(c)(6) is clear: each energy control procedure must be inspected at least once a year.',
      },
      { kind: 'heading', text: 'What the rule requires' },
      {
        kind: 'list',
        items: [
          '**Who inspects:** an authorized employee other than the one who uses the procedure, not an outside auditor who has never worked on the machine.',
          '**What they inspect:** workers using the procedure at the machine, not just the document.',
          '**What they review:** for lockout, the inspector reviews responsibilities with each authorized employee. For tagout, the inspector also includes affected employees and reviews the limits of tags.',
          '**What they write down:** the machine, the date, the employees included and the inspector.',
        ],
      },
      { kind: 'heading', text: 'What inspections find' },
      {
        kind: 'paragraph',
        text: 'I have done these inspections for ten years, and I see the same problems again and again. Someone skips verification or uses a meter that was not tested on a live source first. A second air line was added to the machine but not to the procedure. Part of the machine drifts down after the pump stops. The lock is on the control circuit instead of the disconnect. Each problem takes five minutes to fix, and you cannot see any of them in the binder.',
      },
      { kind: 'heading', text: 'How to get it done' },
      {
        kind: 'paragraph',
        text: 'Divide the number of procedures by 50 weeks. With 40 machines, that is less than one inspection a week. Each takes about 20 minutes and two people. You can group similar machines that use the same procedure, so first find out which ones really are the same.',
      },
      {
        kind: 'note',
        text: 'Page 3 of the [lockout procedure form](/free-resources?topic=lockout) has a table for these inspections.',
      },
    ],
  },
  {
    slug: 'ladders-the-three-foot-rule',
    title: 'Ladders: why the rails must go three feet higher',
    excerpt:
      'Many ladder citations are for side rails that are too short at the top. That is also where people fall.',
    author: 'Priya Natarajan',
    tags: ['ladders', 'construction'],
    moduleCode: 'IC0110',
    publishedAt: '2026-06-23T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Many people fall when they step on or off a ladder at the top, not while they climb. That is why the rule says that the side rails must go at least 3 ft above the upper landing: so that you have something to hold. [1926.1053(b)(1)]',
      },
      { kind: 'heading', text: 'If the ladder is too short' },
      {
        kind: 'paragraph',
        text: 'Get a longer ladder. If a longer one does not fit, secure the top to something solid and provide a grab rail. If the ladder slides sideways while someone steps over the gutter, they fall the full height of the building.',
      },
      { kind: 'heading', text: 'Three more things to check' },
      {
        kind: 'list',
        items: [
          '**The angle.** The base is one quarter of the working length from the wall: 20 ft up, 5 ft out. To check, put your toes at the feet of the ladder and hold your arms straight out. Your palms should touch a rung.',
          '**Your belt buckle.** Keep it between the rails. If you reach too far, the ladder tips.',
          '**Damage.** Tag a ladder with a cracked rail and take it off the site today. If it stays, someone will use it.',
        ],
      },
      { kind: 'heading', text: 'When not to use a ladder' },
      {
        kind: 'paragraph',
        text: 'Use a lift or a scaffold if you need both hands, work more than half an hour in one place, handle heavy material, or work next to an edge. A ladder is mainly a way to get up and down. The best ladder program that I have seen simply used fewer ladders.',
      },
      {
        kind: 'note',
        text: 'Print the [ladder inspection checklist](/free-resources?topic=ladders&type=checklist) and use it tomorrow.',
      },
    ],
  },
  {
    slug: 'protective-equipment-has-to-fit',
    title: 'Construction rule: protective equipment must fit',
    excerpt:
      'Since January 13, 2025, the construction rule says that protective equipment must fit. Here is what that means if you order it.',
    author: 'Elena Márquez',
    tags: ['protective equipment', 'rule changes'],
    moduleCode: 'IC0120',
    publishedAt: '2026-05-12T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'The old joke on site is that gear comes in two sizes: too big and out of stock. But gear that does not fit is dangerous. A loose vest gets caught, thick gloves make it hard to feel what you hold, and a small person can slip out of a large harness. The rule for general industry has required equipment that fits for years. Since January 13, 2025, the construction rule requires it too: each employee’s protective equipment must properly fit. [1926.95(c)]',
      },
      { kind: 'heading', text: 'What to do' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Ask.** At the morning toolbox talk, ask who has something that does not fit. Write down the answers.',
          '**Order all sizes.** Get harnesses, gloves and vests from small to extra large, for women and for men. Returns cost less than one injury claim.',
          '**Check the fit in person.** Adjust the straps on the wearer. Try goggles over the prescription glasses that the person wears.',
          '**Check again.** Winter jackets, weight changes, pregnancy or a new helmet can change the fit.',
          '**Put it in the hazard assessment.** It names the equipment. Add how you check the fit.',
        ],
      },
      { kind: 'heading', text: 'Who pays' },
      {
        kind: 'paragraph',
        text: 'The employer pays, with few exceptions such as ordinary safety-toe footwear and everyday prescription safety glasses that workers may wear off site. If equipment does not fit and must be replaced, the employer pays for that too. [1910.132(h); 1926.95(d)]',
      },
      {
        kind: 'paragraph',
        text: 'Remember that protective equipment comes last. First remove, guard or ventilate the hazard. Preventing dust protects people better than any respirator.',
      },
      {
        kind: 'note',
        text: 'The [certification of hazard assessment](/free-resources?topic=ppe&type=form) has a line for the fit.',
      },
    ],
  },
]
