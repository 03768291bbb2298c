import type { Starter } from '../sheet/starter.ts'

export const SDS_QUICK_CARD: Starter = {
  id: 'sds-quick-card',
  title: 'Safety data sheet (SDS) quick card',
  summary:
    'Sixteen sections, always in the same order. Pin this beside the data sheets: it says which section answers the question you have right now.',
  type: 'card',
  topic: 'chemicals',
  language: 'en',
  standards: ['29 CFR 1910.1200(g)', '29 CFR 1910.1200 Appendix D'],
  moduleCode: 'IC0117',
  pages: 2,
  updatedOn: '2026-11-20',
  blocks: [
    {
      kind: 'table',
      columns: [
        { label: 'What you need to know now', weight: 6 },
        { label: 'Go to', weight: 2 },
        { label: 'What you find there', weight: 6 },
      ],
      rows: [
        [
          'It splashed on someone',
          'Section 4',
          'First aid by route: eyes, skin, breathing, swallowing; when to call a doctor',
        ],
        ['It is on fire', 'Section 5', 'What puts it out, what must never be used, gases that form'],
        ['It spilled', 'Section 6', 'Who stays away, how to stop, contain and clean up'],
        [
          'Which gloves, goggles, respirator?',
          'Section 8',
          'Exposure limits, ventilation, protective equipment',
        ],
        [
          'Where can I store it?',
          'Sections 7, 10',
          'Storage, what to keep it away from, what makes it unstable',
        ],
        ['Can it hurt me over time?', 'Section 11', 'Effects of short and long exposure, cancer, allergy'],
      ],
    },
    { kind: 'heading', text: 'The sixteen sections' },
    {
      kind: 'table',
      columns: [
        { label: 'Section', weight: 5 },
        { label: 'Holds', weight: 9 },
      ],
      rows: [
        ['1 Identification', 'Product name as on the label, use, maker, emergency phone'],
        ['2 Hazards', 'Class, signal word, hazard statements, pictograms'],
        ['3 Composition', 'Ingredients and their share'],
        ['4 First aid', 'Symptoms and treatment'],
        ['5 Fire fighting', 'Extinguishers, special hazards'],
        ['6 Accidental release', 'Protection, containment, clean-up'],
        ['7 Handling and storage', 'Safe practice, incompatible materials'],
        ['8 Exposure controls', 'Limits (PEL, TLV), ventilation, protective equipment'],
        ['9 Physical properties', 'Appearance, odor, flash point, pH, vapor density'],
        ['10 Stability', 'Reactions, conditions and materials to avoid'],
        ['11 Toxicology', 'Routes, effects, numbers'],
        ['12 Ecology *', 'Effect on water, soil, animals'],
        ['13 Disposal *', 'Waste treatment'],
        ['14 Transport *', 'UN number, class, packing group'],
        ['15 Regulation *', 'Other rules that cover it'],
        ['16 Other', 'Date of preparation or last revision'],
      ],
    },
    {
      kind: 'paragraph',
      text: '* Sections 12 to 15 must carry these headings, but their contents belong to other agencies and OSHA does not enforce them. [1910.1200 App. D]',
    },
    { kind: 'page-break' },
    { kind: 'heading', text: 'The label, in six parts  [1910.1200(f)(1)]' },
    {
      kind: 'table',
      columns: [
        { label: 'Part', weight: 3 },
        { label: 'What it does', weight: 8 },
      ],
      rows: [
        ['Product identifier', 'The same name as on the data sheet and in the chemical list'],
        ['Signal word', 'DANGER for the more severe hazards, WARNING for the less severe; never both'],
        ['Hazard statements', 'What it does: "Causes serious eye damage"'],
        ['Pictograms', 'A black symbol in a red diamond'],
        ['Precautionary statements', 'How to prevent, respond, store and dispose'],
        ['Supplier', 'Name, address and phone in the United States'],
      ],
    },
    { kind: 'heading', text: 'The nine pictograms' },
    { kind: 'pictograms' },
    {
      kind: 'table',
      columns: [
        { label: 'Symbol', weight: 3 },
        { label: 'Means', weight: 8 },
      ],
      rows: [
        ['Flame', 'Flammable, self-heating, gives off flammable gas, pyrophoric'],
        ['Flame over circle', 'Oxidizer: feeds a fire'],
        ['Exploding bomb', 'Explosive, self-reactive, some organic peroxides'],
        ['Gas cylinder', 'Gas under pressure; may also be very cold'],
        ['Corrosion', 'Burns skin, damages eyes, eats metal'],
        ['Skull and crossbones', 'Kills or poisons in small amounts'],
        ['Health hazard', 'Cancer, genes, reproduction, breathing allergy, organs'],
        ['Exclamation mark', 'Irritant, skin allergy, drowsiness, harmful'],
        ['Environment', "Harms life in water (outside OSHA's authority)"],
      ],
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'Where the sheets must be',
      text: 'Readily accessible to everyone in their work area, on every shift. A screen is fine if nothing stands between the worker and the sheet: no password that only the office knows, and a backup for when the power is out. [1910.1200(g)(8)]',
    },
    {
      kind: 'callout',
      tone: 'rule',
      title: 'What changed',
      text: 'The 2024 update of the rule: employers bring labels, program and training up to date by November 20, 2026 for substances and May 19, 2028 for mixtures. [1910.1200(j)]',
    },
    {
      kind: 'fields',
      rows: [
        [
          { label: 'On this site the data sheets are (place, link)', weight: 5 },
          { label: 'Ask', weight: 3 },
          { label: 'Backup if the screen is dark', weight: 4 },
        ],
      ],
    },
  ],
}
