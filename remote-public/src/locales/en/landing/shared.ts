/** Texts of several landing pages. */
export const landingShared = {
  handsOn: 'Is online training enough on its own?',
  handsOnAnswer:
    'No. OSHA wrote in 2019 that online training without interaction, hands-on practice and a trainer who answers questions does not comply. Here a trainer answers your questions. Your employer adds practice on your own equipment and site. Both are noted on the record.',
  completion: 'What do I get at the end?',
  completionAnswer:
    'A certificate of completion that anyone can check online by its code. It is not an OSHA card, not a license, and not proof that a workplace complies.',
  languages: 'My crew does not read English well. What then?',
  languagesAnswer:
    'Training has to be in a language and in words that the worker understands. Our toolbox talks are free in English and Spanish, and several of our professionals train in other languages too.',
  disclaimer:
    'Educational content. It does not replace site-specific and hands-on training by the employer, and it does not guarantee compliance. State plans may require more than the federal rules quoted here.',
} as const
