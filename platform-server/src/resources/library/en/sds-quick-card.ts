import type { Starter } from '../../../domain/sheets/starter.ts'

export const SDS_QUICK_CARD: Starter = {
  id: 'sds-quick-card',
  title: 'Safety data sheet (SDS) quick card',
  summary:
    'A data sheet has 16 sections, always in the same order. Post this card next to the data sheets. It shows which section answers your question.',
  type: 'card',
  topic: 'chemicals',
  language: 'en',
  standards: ['29 CFR 1910.1200(g)', '29 CFR 1910.1200 Appendix D'],
  moduleCode: 'IC0117',
  pages: 2,
  updatedOn: '2026-11-23',
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'What happened, or what you want to know', weight: 6 },
        { label: 'Go to', weight: 2 },
        { label: 'What it tells you', weight: 6 },
      ],
      rows: [
        [
          'It splashed on someone',
          'Section 4',
          'First aid for eyes, skin, breathing and swallowing; when to call a doctor',
        ],
        ['It is on fire', 'Section 5', 'What to put it out with, what never to use, gases that form'],
        ['It spilled', 'Section 6', 'Who must stay away; how to stop, contain and clean it up'],
        [
          'Which gloves, goggles, respirator?',
          'Section 8',
          'Exposure limits, ventilation, protective equipment',
        ],
        [
          'Where can I store it?',
          'Sections 7, 10',
          'How to store it, what to store it away from, what makes it unstable',
        ],
        ['Can it hurt me over time?', 'Section 11', 'Effects of short and long exposure, cancer, allergies'],
      ],
    },
    { kind: 'heading', text: 'The sixteen sections' },
    {
      kind: 'table',
      columns: [
        { label: 'Section', weight: 5 },
        { label: 'What it covers', weight: 9 },
      ],
      rows: [
        ['1 Identification', 'Product name as on the label, use, manufacturer, emergency phone'],
        ['2 Hazards', 'Class, signal word, hazard statements, pictograms'],
        ['3 Composition', 'Ingredients and their amounts'],
        ['4 First aid', 'Symptoms and treatment'],
        ['5 Fire fighting', 'Extinguishers, special hazards'],
        ['6 Accidental release', 'Protection, containment, cleanup'],
        ['7 Handling and storage', 'Safe handling, incompatible materials'],
        ['8 Exposure controls', 'Limits (PEL, TLV), ventilation, protective equipment'],
        ['9 Physical properties', 'Appearance, odor, flash point, pH, vapor density'],
        ['10 Stability', 'Reactions, conditions and materials to avoid'],
        ['11 Toxicology', 'How it gets into the body, effects, toxicity numbers'],
        ['12 Ecology *', 'Effects on water, soil, animals'],
        ['13 Disposal *', 'Waste treatment'],
        ['14 Transport *', 'UN number, class, packing group'],
        ['15 Regulation *', 'Other rules that apply'],
        ['16 Other', 'Date of preparation or last revision'],
      ],
    },
    {
      kind: 'paragraph',
      text: '* Sections 12 to 15 must carry these headings, but other agencies regulate what is in them, and OSHA does not enforce it. [1910.1200 App. D]',
    },
    { kind: 'page-break' },
    { kind: 'heading', text: 'The label, in six parts  [1910.1200(f)(1)]' },
    {
      kind: 'table',
      columns: [
        { label: 'Part', weight: 3 },
        { label: 'What it tells you', weight: 8 },
      ],
      rows: [
        ['Product identifier', 'The same name as on the data sheet and in the chemical list'],
        ['Signal word', 'DANGER for the more severe hazards, WARNING for the less severe; never both'],
        ['Hazard statements', 'What the product can do: "Causes serious eye damage"'],
        ['Pictograms', 'A black symbol in a red diamond'],
        ['Precautionary statements', 'How to prevent harm, respond, store and dispose'],
        ['Supplier', 'Name, address and phone in the United States'],
      ],
    },
    { kind: 'heading', text: 'The nine pictograms' },
    { kind: 'pictograms' },
    {
      kind: 'table',
      columns: [
        { label: 'Symbol', weight: 3 },
        { label: 'What it means', weight: 8 },
      ],
      rows: [
        ['Flame', 'Flammable, self-heating, gives off flammable gas, pyrophoric'],
        ['Flame over circle', 'Oxidizer: makes a fire burn faster'],
        ['Exploding bomb', 'Explosive, self-reactive, some organic peroxides'],
        ['Gas cylinder', 'Gas under pressure; may also be very cold'],
        ['Corrosion', 'Burns skin, damages eyes, corrodes metal'],
        ['Skull and crossbones', 'Can kill or poison you in small amounts'],
        ['Health hazard', 'Cancer, damage to genes, fertility or organs, breathing allergy'],
        ['Exclamation mark', 'Irritates, causes skin allergy or drowsiness, or is harmful'],
        ['Environment', "Harms life in water (outside OSHA's authority)"],
      ],
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'Where the sheets must be',
      text: 'Everyone must be able to get to the sheets easily in their work area, on every shift. You may use a screen if workers can open the sheets right away: no password that only the office knows, and a backup for a power outage. [1910.1200(g)(8)]',
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'What changed',
      text: 'The rule was updated in 2024. Employers must update labels, the written program and training by November 20, 2026 for substances and by May 19, 2028 for mixtures. [1910.1200(j)]',
    },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'Where the data sheets are on this site (place, link)', weight: 5 },
          { label: 'Person to ask', weight: 3 },
          { label: 'Backup if the screen does not work', weight: 4 },
        ],
      ],
    },
  ],
}
