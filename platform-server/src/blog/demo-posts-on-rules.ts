import type { DemoPost } from './demo-post.ts'

export const POSTS_ON_RULES: readonly DemoPost[] = [
  {
    slug: 'hazcom-update-what-employers-do-now',
    title: 'The chemical labels changed. What employers do now',
    excerpt:
      'The 2024 update of the hazard communication rule reached its first deadline for employers on November 20, 2026. Here are five jobs, in the order that saves time.',
    author: 'Elena Márquez',
    tags: ['chemicals', 'rule changes'],
    moduleCode: 'IC0117',
    publishedAt: '2026-11-18T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'OSHA’s 2024 update of the hazard communication standard came with dates in steps, and the steps were moved once, in January 2026. The one that concerns every workplace with a drum of solvent is November 20, 2026: by then employers bring labels, program and training up to date for **substances**. For **mixtures** there is time until May 19, 2028. [1910.1200(j)]',
      },
      { kind: 'heading', text: 'What did not change' },
      {
        kind: 'paragraph',
        text: 'The basics are the ones you know: a written program with a list of the hazardous chemicals present, labels on containers, data sheets with sixteen sections within reach on every shift, and training before the first exposure and whenever a new hazard comes in. If that is in order, the update takes a few afternoons. If it is not, start there. It has been the second most cited standard in the country.',
      },
      { kind: 'heading', text: 'Five jobs, in this order' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Walk with the list.** Take the chemical list through the shop and strike what is gone. Every product that you no longer own is a sheet that you need not update.',
          '**Ask suppliers for current sheets.** Look at the date in section 16. A sheet from before the update is a reason to ask, not to panic: suppliers had their own dates.',
          '**Compare workplace labels with the new sheets.** Your spray bottles and tanks take product name and hazards from the sheet. Where the class or the signal word has changed, reprint.',
          '**Change the program.** One paragraph that says which version you follow, who asks for sheets, and who checks labels.',
          '**Tell people.** Ten minutes per crew: what changed on the labels that they handle. Write down who was there, and hold it in a language that they understand.',
        ],
      },
      { kind: 'heading', text: 'What inspectors tend to ask' },
      {
        kind: 'paragraph',
        text: 'They pick a container and ask the person beside it three things: what is in it, what could it do to you, and where is the sheet. No binder answers for that person. Try it yourself tomorrow at the farthest bench, and time how long the sheet takes.',
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
      'The list hardly changes from year to year. That is the good news: ten standards, and most of the fixes cost less than one penalty.',
    author: 'Priya Natarajan',
    tags: ['inspections', 'construction'],
    moduleCode: 'IC0112',
    publishedAt: '2026-10-27T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Every fall, OSHA and the National Safety Council publish what was cited most. Fall protection leads again, by more than double. These are the preliminary counts for fiscal year 2025.',
      },
      {
        kind: 'table',
        head: ['Standard', 'Citations', 'The cheapest first fix'],
        rows: [
          ['Fall protection, 1926.501', '5,914', 'Rails and covers go up before the crew does'],
          ['Hazard communication, 1910.1200', '2,546', 'No container without a name, today'],
          ['Ladders, 1926.1053', '2,405', 'Three feet above the landing, or tie it'],
          ['Lockout, 1910.147', '2,177', 'One written procedure per machine, at the machine'],
          ['Respirators, 1910.134', '1,953', 'Fit tests less than a year old'],
          ['Fall protection training, 1926.503', '1,907', 'The certification: name, date, signature'],
          ['Scaffolds, 1926.451', '1,905', 'A named competent person and a tag each shift'],
          ['Forklifts, 1910.178', '1,826', 'Evaluations every three years'],
          ['Eye and face protection, 1926.102', '1,665', 'Side shields on every pair'],
          ['Machine guarding, 1910.212', '1,239', 'Walk the shop and list what is missing'],
        ],
      },
      { kind: 'heading', text: 'Read it from the bottom up' },
      {
        kind: 'paragraph',
        text: 'Line six is the most expensive one to ignore. People had been trained, but no one could prove it. 1926.503(b) asks for three things in writing: who, when, and the signature of the trainer or the employer. It takes less time than looking for it later.',
      },
      {
        kind: 'paragraph',
        text: 'Then look at what the lines have in common. None is about exotic equipment. Most are seen from the gate: an edge, a ladder, a bottle, a forklift. An inspector who can see three of them from the street has a reason to come in.',
      },
      { kind: 'heading', text: 'What it costs' },
      {
        kind: 'paragraph',
        text: 'Since January 15, 2025 a serious violation can cost up to $16,550, a willful or repeated one up to $165,514. Check the current amounts at [osha.gov](https://www.osha.gov/penalties), they are adjusted in January. Repeated means the same thing at any of your sites, so tell the other sites what you fixed here.',
      },
      {
        kind: 'note',
        text: 'Nine of these ten standards are taught in our modules; for the tenth there is a [forklift inspection sheet](/free-resources?topic=forklifts).',
      },
    ],
  },
  {
    slug: 'online-training-is-half-of-training',
    title: 'Online training is half of training',
    excerpt:
      'OSHA said so in a letter in 2019, and it is still the first thing we tell a new customer. Here is the other half.',
    author: 'Dale Whitaker',
    tags: ['training', 'records'],
    moduleCode: null,
    publishedAt: '2026-09-15T14:00:00Z',
    body: [
      {
        kind: 'paragraph',
        text: 'Why would a company that sells online training tell you that a screen is not enough? Because it is true. On July 11, 2019 OSHA answered a letter about online training: a program without interactive and hands-on parts, and without a timely way to put questions to a qualified trainer, does not meet its training requirements. [The letter](https://www.osha.gov/laws-regs/standardinterpretations/2019-07-11) is short and worth reading.',
      },
      { kind: 'heading', text: 'What a screen does well' },
      {
        kind: 'list',
        items: [
          'It says the same thing to everyone, at their own pace.',
          'People can stop it, repeat it, and read it in another language.',
          'It asks after every lesson, and remembers the answer.',
          'It records who trained, when, on which version, and with what result.',
        ],
      },
      { kind: 'heading', text: 'What it cannot do' },
      {
        kind: 'paragraph',
        text: 'It does not know your press. It cannot see that the harness hangs too loose, or that the lock does not fit the valve. It cannot tell whether somebody nodded because they understood or because lunch was near. A person does that, on your floor, with your equipment.',
      },
      { kind: 'heading', text: 'The other half, in four lines' },
      {
        kind: 'list',
        isOrdered: true,
        items: [
          '**Questions.** Everyone knows whom to ask, and gets an answer the same day.',
          '**Hands.** Each person shows the task: puts on the harness, locks out the machine, reads the meter.',
          '**Site.** Someone adds what is special here: your procedures, your chemicals, your exits.',
          '**Record.** The sign-off goes beside the certificate, with name and date.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'That is why a module here has three check marks and not one: knowledge passed, a trainer to ask, hands-on signed. A certificate of completion with only the first check mark says so.',
      },
      {
        kind: 'paragraph',
        text: 'One more thing that is often forgotten: training counts only in a language and in words that people understand. If half of your crew thinks in Spanish, half of your training should be in Spanish.',
      },
      {
        kind: 'note',
        text: 'The [training sign-in sheet](/free-resources?q=sign-in) covers what the different rules ask for, in both languages.',
      },
    ],
  },
]
