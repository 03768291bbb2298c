import type { DemoPost } from './demo-post.ts'

export const POSTS_ON_RULES: readonly DemoPost[] = [
  {
    slug: 'hazcom-update-what-employers-do-now',
    title: 'Chemical labels changed: what employers must do now',
    excerpt:
      'The first deadline for employers under the 2024 hazard communication update is November 20, 2026. Here are five steps, in the order that saves the most time.',
    author: 'Elena Márquez',
    tags: ['chemicals', 'rule changes'],
    moduleCode: 'IC0117',
    publishedAt: '2026-11-18T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'OSHA updated the hazard communication standard in 2024, with several deadlines, and extended them in January 2026. The deadline for most workplaces with chemicals is November 20, 2026. By then, employers must update labels, the written program and training for **substances**. The deadline for **mixtures** is May 19, 2028. [1910.1200(j)]',
      },
      { kind: 'heading', text: 'What did not change' },
      {
        kind: 'paragraph',
        text: 'The basics are the same: a written program with a list of the hazardous chemicals at the workplace, labels on containers, 16-section data sheets that workers can get to on every shift, and training before the first exposure and for every new hazard. If you have these, the update takes a few afternoons. If you do not, start there. It is the second most cited standard in the country.',
      },
      { kind: 'heading', text: 'Five steps, in this order' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Check your chemical list.** Walk through the shop with the list and cross off what you no longer have. You do not need new data sheets for those products.',
          '**Ask suppliers for current data sheets.** Look at the date in Section 16. If a sheet is older than the update, ask for a new one. It may still be valid, because suppliers had their own deadlines.',
          '**Compare workplace labels with the new sheets.** The labels on your spray bottles and tanks use the product name and hazards from the sheet. If the hazard class or the signal word changed, print a new label.',
          '**Update the written program.** Add one paragraph that says which version of the rule you follow, who requests data sheets, and who checks labels.',
          '**Train your people.** Take ten minutes with each crew to explain what changed on the labels that they handle. Use a language that they understand, and write down who attended.',
        ],
      },
      { kind: 'heading', text: 'What inspectors often ask' },
      {
        kind: 'paragraph',
        text: 'They choose a container and ask the worker next to it three questions: What is in it? What can it do to you? Where is the data sheet? Try it yourself tomorrow at the workstation farthest from the office, and time how long it takes to find the sheet.',
      },
      {
        kind: 'note',
        text: 'To print: the [data sheet quick card](/free-resources?q=SDS) and the [toolbox talk on chemicals](/free-resources?topic=chemicals&type=talk), in English and Spanish.',
      },
    ],
  },
  {
    slug: 'what-inspectors-cited-most-in-2025',
    title: 'What inspectors cited most in 2025, and the cheapest fix for each',
    excerpt:
      'The list of ten standards hardly changes from year to year, and most of the fixes cost less than one penalty.',
    author: 'Priya Natarajan',
    tags: ['inspections', 'construction'],
    moduleCode: 'IC0112',
    publishedAt: '2026-10-27T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Every fall, OSHA and the National Safety Council publish the standards that were cited most. Fall protection is first again, with more than twice as many citations as the next one. These are the preliminary counts for fiscal year 2025.',
      },
      {
        kind: 'table',
        head: ['Standard', 'Citations', 'The cheapest first fix'],
        rows: [
          ['Fall protection, 1926.501', '5,914', 'Put up guardrails and covers before the crew starts'],
          ['Hazard communication, 1910.1200', '2,546', 'Label every container today'],
          [
            'Ladders, 1926.1053',
            '2,405',
            'Rails three feet above the landing, or secure the top and add a grab rail',
          ],
          ['Lockout, 1910.147', '2,177', 'A written procedure for each machine, posted at the machine'],
          ['Respirators, 1910.134', '1,953', 'Fit test every wearer every year'],
          ['Fall protection training, 1926.503', '1,907', 'Write the certification: name, date, signature'],
          ['Scaffolds, 1926.451', '1,905', 'Name a competent person who inspects and tags before each shift'],
          ['Forklifts, 1910.178', '1,826', 'Evaluate operators every three years'],
          ['Eye and face protection, 1926.102', '1,665', 'Use side shields on all safety glasses'],
          ['Machine guarding, 1910.212', '1,239', 'Walk through the shop and list missing guards'],
        ],
      },
      { kind: 'heading', text: 'What the list shows' },
      {
        kind: 'paragraph',
        text: 'Look at number six, fall protection training. Sometimes workers were trained, but the employer cannot prove it. 1926.503(b) requires three things in writing: who was trained, when, and the signature of the trainer or the employer. That takes only a few minutes.',
      },
      {
        kind: 'paragraph',
        text: 'Most of these problems are easy to see: an open edge, a short ladder, an unlabeled bottle, a missing guard. An inspector can see some of them from the street.',
      },
      { kind: 'heading', text: 'What a violation costs' },
      {
        kind: 'paragraph',
        text: 'Since January 15, 2025, the maximum penalty is $16,550 for a serious violation and $165,514 for a willful or repeated one. OSHA adjusts the amounts in January, so check the current ones at [osha.gov](https://www.osha.gov/penalties). A violation can count as repeated if it happened at another one of your sites, so tell your other sites what you fixed.',
      },
      {
        kind: 'note',
        text: 'Our modules cover nine of these ten standards. For the tenth, use our [forklift inspection checklist](/free-resources?topic=forklifts).',
      },
    ],
  },
  {
    slug: 'online-training-is-half-of-training',
    title: 'Online training is only half of training',
    excerpt:
      'OSHA said in 2019 that online training alone is not enough. We tell every new customer the same. Here is the other half.',
    author: 'Dale Whitaker',
    tags: ['training', 'records'],
    moduleCode: null,
    publishedAt: '2026-09-15T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'We sell online training, and we tell you that online training alone is not enough. On July 11, 2019, OSHA answered a letter about online training. It said that a program does not meet OSHA’s training requirements if it is not interactive, has no hands-on part, or gives workers no way to ask a qualified trainer questions and get timely answers. [The letter](https://www.osha.gov/laws-regs/standardinterpretations/2019-07-11) is short and worth reading.',
      },
      { kind: 'heading', text: 'What online training does well' },
      {
        kind: 'list',
        items: [
          'Everyone gets the same content and learns at their own pace.',
          'People can stop, repeat a lesson, and read it in another language.',
          'It asks questions after every lesson and saves the answers.',
          'It records who was trained, when, on which version, and with what result.',
        ],
      },
      { kind: 'heading', text: 'What it cannot do' },
      {
        kind: 'paragraph',
        text: 'It does not know your machines. It cannot see that a harness is too loose or that a lock does not fit the valve. It cannot see whether a worker can really do the task. A person must check that, at your site, with your equipment.',
      },
      { kind: 'heading', text: 'The other half, in four steps' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Questions.** Everyone knows who to ask and gets an answer the same day.',
          '**Hands-on practice.** Each person does the task: puts on the harness, locks out the machine, reads the meter.',
          '**Your site.** Someone teaches what is specific to your site: your procedures, your chemicals, your exits.',
          '**Record.** Store the sign-off, with name and date, with the certificate.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'That is why a certificate here shows three things: that the person passed the quiz, which qualified trainer they can ask, and whether the hands-on practice was signed off. If only the first is done, the certificate says so.',
      },
      {
        kind: 'paragraph',
        text: 'And remember: training counts only if it is in a language and words that people understand. If half of your crew speaks Spanish, give half of your training in Spanish.',
      },
      {
        kind: 'note',
        text: 'The [training sign-in sheet](/free-resources?q=sign-in) covers what different rules require. It is available in English and Spanish.',
      },
    ],
  },
]
